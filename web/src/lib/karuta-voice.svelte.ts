/** a little quicker than voices usually speak: the reader does not wait for it */
const RATE = 1.2;

/** The browser's own Japanese voice, if it has one. It is only ever an addition to what is shown. */
class Voice {
  private waiting = "";
  private speaking = false;
  private found = $state.raw<SpeechSynthesisVoice | null>(null);

  constructor() {
    if (!("speechSynthesis" in window)) return;
    this.look();
    speechSynthesis.addEventListener("voiceschanged", this.look);
  }

  private readonly look = (): void => {
    this.found = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith("ja")) ?? null;
  };

  get there(): boolean {
    return this.found !== null;
  }

  /** Says kana. While it speaks, what comes is gathered and said in one breath then, so that it never falls far behind. */
  say(kana: string): void {
    this.waiting += kana;
    if (!this.speaking) this.go();
  }

  hush(): void {
    this.waiting = "";
    if (this.found) speechSynthesis.cancel();
  }

  private readonly go = (): void => {
    this.speaking = this.found !== null && this.waiting !== "";
    if (!this.found || !this.speaking) return;
    const words = new SpeechSynthesisUtterance(this.waiting);
    this.waiting = "";
    words.voice = this.found;
    words.lang = this.found.lang;
    words.rate = RATE;
    words.onend = words.onerror = this.go;
    speechSynthesis.speak(words);
  };
}

export const voice = new Voice();
