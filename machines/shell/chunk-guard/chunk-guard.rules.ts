const RELOAD_PAUSE = 60_000;

/** `last`: time of the last chunk reload in this tab, null if never. `isReload`: this page is a reload. */
export type ReloadHistory = { last: number | null; now: number; isReload: boolean };

/**
 * One minute must lie between two reloads. If the clock was set back, it is enough that this page is no reload itself,
 * because a loop consists of reloads only.
 */
export function mayReloadForChunk({ last, now, isReload }: ReloadHistory): boolean {
  if (last === null || now - last >= RELOAD_PAUSE) return true;
  return now < last && !isReload;
}
