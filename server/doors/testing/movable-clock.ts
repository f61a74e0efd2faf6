import type { Clock } from '../../base/clock';

export type MovableClock = Clock & { advance(ms: number): void };

export function movableClock(base: Clock): MovableClock {
  let ahead = 0;
  return { now: () => base.now() + ahead, advance: (ms) => void (ahead += ms) };
}
