import type { Clock } from '../../base/clock';

export type MovableClock = Clock & { advance(ms: number): void };

/** A clock that runs like its base, from wherever it has been moved to. */
export function movableClock(base: Clock): MovableClock {
  let ahead = 0;
  return { now: () => base.now() + ahead, advance: (ms) => void (ahead += ms) };
}
