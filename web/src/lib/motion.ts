import { pace } from "./settings.svelte";

/** A flight of one card to where its element is now. Times in milliseconds at normal speed. */
export interface Flight {
  key: string;
  from: DOMRect | null;
  style: "deal" | "play" | "draw" | "take" | "slide";
  delay: number;
  /** picture of the back that the card shows at first */
  back: string | null;
}

export const TIMES = { deal: 400, play: 350, draw: 420, take: 320, slide: 180 } as const;
const EASE = "cubic-bezier(.2,.7,.3,1)";

/** Where a card is seen: one that is lifted or dragged is not where its place is. */
function measured(element: HTMLElement): DOMRect {
  return (element.querySelector(".lift") ?? element).getBoundingClientRect();
}

/**
 * Knows the elements of the table and moves them. Only transform and opacity are animated, and `skip`
 * ends everything that moves or waits at once.
 */
export class Stage {
  private readonly elements = new Map<string, HTMLElement>();
  private readonly running = new Set<Animation>();
  private readonly waiting = new Set<() => void>();
  private skipped = false;

  /** Attachment that makes an element known as `key`: a card code, a place, or `PLACE#n` for a hidden card. */
  known(key: string): (element: HTMLElement) => () => void {
    return (element) => {
      this.elements.set(key, element);
      return () => {
        if (this.elements.get(key) === element) this.elements.delete(key);
      };
    };
  }

  get still(): boolean {
    return this.unseen || pace() === 0;
  }

  /** Whether there is nothing to see of a movement: it was skipped, or nobody looks. */
  get unseen(): boolean {
    return this.skipped || document.hidden;
  }

  /** Lets the browser draw and listen before work goes on, so that no task grows long. */
  breathe(): Promise<void> {
    return this.still ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, 16));
  }

  /** Ends what is running; nothing moves until `resume`. */
  skip(): void {
    this.skipped = true;
    for (const animation of this.running) animation.finish();
    for (const done of this.waiting) done();
  }

  resume(): void {
    this.skipped = false;
  }

  rect(key: string): DOMRect | null {
    const element = this.elements.get(key);
    return element ? measured(element) : null;
  }

  /** Where all known elements are now. */
  snapshot(): Map<string, DOMRect> {
    return new Map([...this.elements].map(([key, element]) => [key, measured(element)]));
  }

  /** Waits, unless nothing moves. */
  pause(time: number): Promise<void> {
    if (this.still) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, time * pace());
      this.waiting.add(done);
    });
  }

  /** Flies cards from where they were; resolves when all have landed. */
  async fly(flights: Flight[]): Promise<void> {
    if (this.still) return;
    await Promise.all(flights.map((flight) => this.flyOne(flight)));
  }

  /** Lets every element that stands elsewhere than before glide there. */
  async settle(before: Map<string, DOMRect>, except: Set<string>): Promise<void> {
    if (this.still) return;
    const flights: Flight[] = [];
    for (const [key, from] of before) {
      const to = except.has(key) || key.includes(":") ? null : this.rect(key);
      if (to && Math.hypot(to.x - from.x, to.y - from.y) > 1) {
        flights.push({ key, from, style: "slide", delay: 0, back: null });
      }
    }
    await this.fly(flights);
  }

  /** A gold ring opens round an element. */
  ring(key: string): void {
    const element = this.elements.get(key);
    if (!element || this.still) return;
    const ring = document.createElement("span");
    ring.className = "fx-ring";
    element.append(ring);
    const frames = [
      { transform: "scale(.9)", opacity: 1 },
      { transform: "scale(1.7)", opacity: 0 },
    ];
    void this.run(ring, frames, { duration: 400, easing: "ease-out" }).then(() => ring.remove());
  }

  private async flyOne(flight: Flight): Promise<void> {
    const element = this.elements.get(flight.key);
    const from = flight.from;
    if (!element || !from || from.width === 0) return;
    const to = element.getBoundingClientRect();
    if (to.width === 0) return;
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    const scale = from.width / to.width;
    const at = (part: number, size: number, lift = 0, turn = 1): string =>
      `translate(${(dx * part).toFixed(1)}px,${(dy * part - lift).toFixed(1)}px) scale(${(size * turn).toFixed(3)},${size.toFixed(3)})`;
    const duration = TIMES[flight.style];
    element.style.zIndex = flight.style === "slide" ? "" : "60";
    const cover = flight.back ? this.cover(element, flight.back) : null;
    const options = { duration, delay: flight.delay, easing: EASE, fill: "backwards" as const };
    const jobs = [this.run(element, this.frames(flight.style, at, scale), options)];
    if (cover) {
      const seam = flight.style === "deal" ? 0.8 : 0.22;
      const hide = [
        { opacity: 1, offset: 0 },
        { opacity: 1, offset: seam },
        { opacity: 0, offset: Math.min(1, seam + 0.001) },
        { opacity: 0, offset: 1 },
      ];
      jobs.push(this.run(cover, hide, { ...options, easing: "linear" }));
    }
    await Promise.all(jobs);
    cover?.remove();
    element.classList.remove("fx-covered");
    element.style.zIndex = "";
  }

  private frames(
    style: Flight["style"],
    at: (part: number, size: number, lift?: number, turn?: number) => string,
    scale: number,
  ): Keyframe[] {
    if (style === "slide") return [{ transform: at(1, scale) }, { transform: "none" }];
    if (style === "take") {
      return [{ transform: at(1, scale) }, { transform: at(0.45, (scale + 1) / 2, 26) }, { transform: "none" }];
    }
    if (style === "deal") {
      return [
        { transform: at(1, scale), offset: 0 },
        { transform: at(0, 1), offset: 0.6, easing: "linear" },
        { transform: at(0, 1, 0, 0.001), offset: 0.8, easing: "linear" },
        { transform: "none", offset: 1 },
      ];
    }
    if (style === "draw") {
      return [
        { transform: at(1, scale), offset: 0, easing: "linear" },
        { transform: at(1, scale, 8, 0.001), offset: 0.22, easing: "linear" },
        { transform: at(1, scale, 8), offset: 0.44 },
        { transform: at(0, 1.08), offset: 0.86 },
        { transform: "none", offset: 1 },
      ];
    }
    return [
      { transform: at(1, scale), offset: 0 },
      { transform: at(1, scale * 1.05, 12), offset: 0.22 },
      { transform: at(0, 1.08), offset: 0.8 },
      { transform: "none", offset: 1 },
    ];
  }

  private cover(element: HTMLElement, picture: string): HTMLImageElement {
    element.classList.add("fx-covered");
    const cover = document.createElement("img");
    cover.className = "fx-cover";
    cover.alt = "";
    cover.src = picture;
    element.append(cover);
    return cover;
  }

  private run(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    const factor = pace();
    const animation = element.animate(frames, {
      ...options,
      duration: Number(options.duration) * factor,
      delay: Number(options.delay ?? 0) * factor,
    });
    this.running.add(animation);
    return animation.finished
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => this.running.delete(animation));
  }
}
