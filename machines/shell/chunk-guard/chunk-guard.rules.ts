const RELOAD_PAUSE = 60_000;

/** `last`: when this tab last reloaded for want of a chunk, null if never. `isReload`: this very page is a reload. */
export type ReloadHistory = { last: number | null; now: number; isReload: boolean };

/**
 * A minute has to lie between two reloads. A clock that was set back cannot say whether it does; then it is enough
 * that the page did not come from a reload, for a loop is made of nothing else.
 */
export function mayReloadForChunk({ last, now, isReload }: ReloadHistory): boolean {
  if (last === null || now - last >= RELOAD_PAUSE) return true;
  return now < last && !isReload;
}
