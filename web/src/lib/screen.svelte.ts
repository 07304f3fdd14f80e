import { MediaQuery } from "svelte/reactivity";

/** Whether the screen has room for a side column. The same query stands in the styles. */
export const wide = new MediaQuery("(min-width: 1000px) and (min-height: 540px)");
