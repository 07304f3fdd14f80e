/** What else there is besides a match: `key` names its text (with `.about`), `art` is the card of `deck` on it. */
export interface Door {
  hash: string;
  key: string;
  art: string;
  deck?: string;
}

export const DOORS: Door[] = [
  { hash: "#fortune", key: "door-fortune", art: "02a" },
  { hash: "#card1995", key: "door-card1995", art: "09a" },
  { hash: "#cards", key: "door-cards", art: "08b" },
  { hash: "#trainer", key: "door-trainer", art: "poet-lady", deck: "karuta" },
];
