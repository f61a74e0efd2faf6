/** How often this tab has reloaded because a session expired, since the last sign-in. */
export type ReloadRecord = { last: number; count: number };

const RELOAD_PAUSE = 60_000;
const MOST_RELOADS = 3;

export const NO_RELOADS: ReloadRecord = { last: 0, count: 0 };

/** At most one reload a minute and three in all. A date that lies in the future tells nothing; the count still does. */
export function mayReload({ last, count }: ReloadRecord, now: number): boolean {
  const isRecent = last <= now && now - last < RELOAD_PAUSE;
  return count < MOST_RELOADS && !isRecent;
}

export const reloaded = ({ count }: ReloadRecord, now: number): ReloadRecord => ({ last: now, count: count + 1 });

/** A sign-in ends a series; the pause between two reloads stays. */
export const signedInAgain = ({ last }: ReloadRecord): ReloadRecord => ({ last, count: 0 });
