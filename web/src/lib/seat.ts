/** The key to a seat, kept so that an unfinished match can go on after the page was closed. */
export interface SeatKey {
  table: string;
  token: string;
}

const STORE = "hato.seat";
/** Where the seat of a career is kept, beside that of an ordinary match. */
export const CAREER = "hato.career";

export function savedSeat(store = STORE): SeatKey | null {
  try {
    const value = JSON.parse(localStorage.getItem(store) ?? "null") as Partial<SeatKey> | null;
    return value?.table && value.token ? { table: value.table, token: value.token } : null;
  } catch {
    return null;
  }
}

export function saveSeat(key: SeatKey | null, store = STORE): void {
  try {
    if (key) localStorage.setItem(store, JSON.stringify(key));
    else localStorage.removeItem(store);
  } catch {
    // without storage the match lasts as long as the page
  }
}
