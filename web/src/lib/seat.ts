/** The key to a seat, kept so that an unfinished match can go on after the page was closed. */
export interface SeatKey {
  table: string;
  token: string;
}

const STORE = "hato.seat";

export function savedSeat(): SeatKey | null {
  try {
    const value = JSON.parse(localStorage.getItem(STORE) ?? "null") as Partial<SeatKey> | null;
    return value?.table && value.token ? { table: value.table, token: value.token } : null;
  } catch {
    return null;
  }
}

export function saveSeat(key: SeatKey | null): void {
  try {
    if (key) localStorage.setItem(STORE, JSON.stringify(key));
    else localStorage.removeItem(STORE);
  } catch {
    // without storage the match lasts as long as the page
  }
}
