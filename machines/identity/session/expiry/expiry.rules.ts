/** Reloads of this tab after expired sessions, since the last sign-in. */
export type ReloadRecord = { last: number; count: number };

const RELOAD_PAUSE = 60_000;
const MOST_RELOADS = 3;

export const NO_RELOADS: ReloadRecord = { last: 0, count: 0 };

/** At most one reload per minute and three in total. A `last` in the future is ignored; the count is not. */
export function mayReload({ last, count }: ReloadRecord, now: number): boolean {
  const isRecent = last <= now && now - last < RELOAD_PAUSE;
  return count < MOST_RELOADS && !isRecent;
}

export const countReload = ({ count }: ReloadRecord, now: number): ReloadRecord => ({ last: now, count: count + 1 });

/** A sign-in resets the count; the pause between two reloads stays. */
export const signedInAgain = ({ last }: ReloadRecord): ReloadRecord => ({ last, count: 0 });
