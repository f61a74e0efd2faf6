import type { SimulatedClock } from 'xstate';

type Clock = Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>;

type Alarm = { due: number; ring: () => void };

/** A clock that only advances on demand. */
export function stageClock() {
  let now = 0;
  let last = 0;
  const alarms = new Map<number, Alarm>();

  const clock: Clock = {
    setTimeout: (ring, ms) => {
      last += 1;
      alarms.set(last, { due: now + ms, ring });
      return last;
    },
    clearTimeout: (id: number) => void alarms.delete(id),
  };

  const nextDue = (): number | null =>
    alarms.size === 0 ? null : Math.max(0, Math.min(...[...alarms.values()].map(({ due }) => due)) - now);

  /** Alarms fire one by one at their own time, so that timers they set use the right time. */
  const turn = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const [next] = [...alarms].filter(([, { due }]) => due <= end).toSorted(([, a], [, b]) => a.due - b.due);
      if (!next) break;
      alarms.delete(next[0]);
      now = Math.max(now, next[1].due);
      next[1].ring();
    }
    now = end;
  };

  return { clock, nextDue, turn, now: () => now };
}
