import { mount } from "svelte";
import App from "./App.svelte";
import { fetchCatalogue } from "./lib/api";
import { settings } from "./lib/settings.svelte";
import { useLanguage } from "./lib/texts.svelte";
import "./styles/fonts.css";
import "./styles/base.css";

const WAIT = 700;

/** The texts come first: without them there is nothing to say. A server that is away is asked again. */
async function start(): Promise<void> {
  const early = fetchCatalogue();
  early.catch(() => null);
  for (;;) {
    try {
      await useLanguage(settings.language);
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
  const target = document.getElementById("app");
  if (!target) return;
  target.replaceChildren();
  mount(App, { target, props: { early } });
}

void start();
