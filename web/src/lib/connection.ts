import { VERSION, type Incoming, type Outgoing } from "./messages";
import type { SeatKey } from "./seat";

export type Line = "connecting" | "online" | "lost";

interface Pending {
  id: string;
  ply: number;
  action: string[];
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 3000;
const PING_EVERY = 15000;
const PONG_WITHIN = 6000;

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The line to a table. It comes back by itself after every loss, and an intent that was not acknowledged
 * is sent again with the same id.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private pending: Pending | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private heart = 0;
  private deadline = 0;
  private greeted = false;
  private closed = false;

  constructor(
    private readonly key: SeatKey,
    private readonly receive: (message: Outgoing) => void,
    private readonly report: (line: Line) => void,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  /** Sends an intent; a second one before the answer is refused with false. */
  move(ply: number, action: string[]): boolean {
    if (this.pending) return false;
    this.pending = { id: newId(), ply, action };
    this.sendPending();
    return true;
  }

  /** Whether an intent still waits for its answer. */
  get busy(): boolean {
    return this.pending !== null;
  }

  /** Says that a card was touched. Lost with the line: a touch that comes late is none. */
  touch(number: number, card: string, click: number): void {
    this.send({ type: "touch", v: VERSION, table: this.key.table, number, card, click });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.drop();
  }

  private open(): void {
    if (this.closed) return;
    this.report(this.wait === FIRST_WAIT ? "connecting" : "lost");
    const socket = new WebSocket(new URL("ws", location.href.replace(/^http/, "ws")));
    this.socket = socket;
    this.greeted = false;
    socket.onopen = () => this.send({ type: "hello", v: VERSION, ...this.key });
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => {
      if (this.socket === socket && !this.greeted) this.lost();
    }, PONG_WITHIN);
  }

  private hear(message: Outgoing): void {
    if (message.type === "probe") return this.send({ type: "echo", v: VERSION, probe: message.probe });
    if (message.type === "pong") {
      clearTimeout(this.deadline);
      return;
    }
    if (message.type === "ack" || message.type === "resync" || message.type === "problem") {
      if (message.id !== null && message.id === this.pending?.id) this.pending = null;
    }
    if (message.type === "update" && !this.greeted) this.welcome();
    this.receive(message);
  }

  private welcome(): void {
    this.greeted = true;
    this.wait = FIRST_WAIT;
    clearTimeout(this.deadline);
    this.report("online");
    this.sendPending();
    clearInterval(this.heart);
    this.heart = window.setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    const socket = this.socket;
    this.send({ type: "ping", v: VERSION, sent: Math.round(performance.now()) });
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => {
      if (this.socket === socket) this.lost();
    }, PONG_WITHIN);
  }

  private sendPending(): void {
    if (!this.pending || !this.greeted) return;
    this.send({ type: "move", v: VERSION, table: this.key.table, ...this.pending });
  }

  private send(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.report("lost");
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.8);
  }

  private drop(): void {
    clearInterval(this.heart);
    clearTimeout(this.deadline);
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket) {
      if (this.greeted) this.ping();
      return;
    }
    clearTimeout(this.retry);
    this.open();
  };
}
