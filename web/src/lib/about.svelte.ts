const ADDRESS = /^#cards(?:\/([^/]*))?$/;

export const HISTORY = "history";

function hash(page: string): string {
  return page ? `#cards/${page}` : "#cards";
}

/** The whole address of a page, for links: a bare `#` would look like a jump within this page. */
export function aboutAddress(page: string): string {
  return location.href.split("#")[0] + hash(page);
}

/** The pages about the cards, which lie over whatever is open: `#cards`, `#cards/08b`, `#cards/history`. */
class About {
  /** what is shown: "" all months, a card's code, or the history; null: nothing */
  page = $state<string | null>(null);
  private before = "";

  /** Follows the address; says whether what lies under the page stays as it is. */
  follow(event?: HashChangeEvent): boolean {
    const found = ADDRESS.exec(location.hash);
    if (found && this.page === null && event) this.before = new URL(event.oldURL).hash;
    this.page = found ? (found[1] ?? "") : null;
    return found !== null && event !== undefined;
  }

  open(page: string): void {
    location.hash = hash(page);
  }

  /** Back to where the first page was opened. */
  close(): void {
    location.hash = this.before;
    this.before = "";
  }

  /** What was open before is gone. */
  forget(): void {
    this.before = "";
  }
}

export const about = new About();
