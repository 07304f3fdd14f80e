/** Where a card lies: its middle in parts of the cloth, and how it is turned, in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** How far around the hand cards are moved, in parts of the cloth's width. */
const REACH = 0.13;
/** How far one movement of the hand takes a card at most. */
const FARTHEST = 0.045;
const MOST_TURN = 34;

/** The cloth as the cards see it: its height by its width, and how near to its edges a card's middle may come. */
export interface Cloth {
  ratio: number;
  x: number;
  y: number;
}

function inside(value: number, edge: number): number {
  return Math.min(1 - edge, Math.max(edge, value));
}

function turned(turn: number): number {
  return Math.max(-MOST_TURN, Math.min(MOST_TURN, turn));
}

/** Even places, row by row. */
export function rows(count: number, columns: number): Spot[] {
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, i) => ({ x: ((i % columns) + 0.5) / columns, y: (Math.floor(i / columns) + 0.5) / lines, turn: 0 }));
}

/** The places as a hand leaves them: a little away from where they should be. */
export function scattered(spots: Spot[], cloth: Cloth): Spot[] {
  const off = (): number => Math.random() - 0.5;
  return spots.map(({ x, y, turn }) => ({ x: inside(x + off() * 0.06, cloth.x), y: inside(y + off() * 0.1, cloth.y), turn: turned(turn + off() * 26) }));
}

/** A hand at (x, y) moves by (dx, dy). */
export function stirred(spots: Spot[], x: number, y: number, dx: number, dy: number, cloth: Cloth): Spot[] {
  const { ratio } = cloth;
  const whole = Math.hypot(dx, dy * ratio);
  const slow = whole > FARTHEST ? FARTHEST / whole : 1;
  return spots.map((spot) => {
    const [ax, ay] = [spot.x - x, (spot.y - y) * ratio];
    const near = 1 - Math.hypot(ax, ay) / REACH;
    if (near <= 0) return spot;
    const push = near * (0.5 + Math.random() * 0.7) * slow;
    const round = (ax * dy * ratio - ay * dx) * 900 * near * slow;
    return { x: inside(spot.x + dx * push, cloth.x), y: inside(spot.y + dy * push, cloth.y), turn: turned(spot.turn + round + (Math.random() - 0.5) * 6 * near) };
  });
}

/** All cards go round the middle, each to somewhere else; (dx, dy) is the way they are pushed besides. */
export function whirled(spots: Spot[], dx: number, dy: number, cloth: Cloth): Spot[] {
  const mixed = spots.map((_, i) => i);
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as number, mixed[i] as number];
  }
  const goals = spots.map((_, i) => spots[mixed[i] as number] as Spot);
  return scattered(goals.map((goal) => ({ x: goal.x + dx * 0.04, y: goal.y + dy * 0.06, turn: goal.turn })), cloth);
}

/** Which card comes to rest in each place, row by row: the ones that lie higher first, in a row from the left. */
export function settled(spots: Spot[], columns: number): number[] {
  const down = spots.map((_, i) => i).sort((a, b) => (spots[a]?.y ?? 0) - (spots[b]?.y ?? 0));
  const found: number[] = [];
  for (let i = 0; i < down.length; i += columns) {
    found.push(...down.slice(i, i + columns).sort((a, b) => (spots[a]?.x ?? 0) - (spots[b]?.x ?? 0)));
  }
  return found;
}
