import { CODES } from '../../../contract/wire/envelope';
import { Refusal } from './refusal';
import { fairLine } from './fair-line';

const BUSY = '当前登录人数较多，请稍后再试';

const busy = () => new Refusal(CODES.unavailable, BUSY, { status: 503, headers: { 'retry-after': '1' } });

/** `waiting`: bound of each of the two lines. */
export type QueueLimits = { running: number; waiting: number };

export type Place = { party: string; isKnown?: boolean; refusal?: () => Refusal };

/**
 * Expensive work, a few at a time, in turn by party, so that a busy party delays the others by one task only. Known
 * parties have their own line and every other turn, so strangers cannot crowd them out. Look at anything a refusal
 * would waste (a code, an attempt) inside the task.
 */
type FairQueue = {
  run: <TResult>(place: Place, task: () => Promise<TResult>) => Promise<TResult>;
  load: () => QueueLimits;
};

export function fairQueue(limits: QueueLimits): FairQueue {
  const [known, others] = [fairLine(limits.waiting), fairLine(limits.waiting)];
  let running = 0;
  let isTurnOfKnown = true;

  async function takePlace({ party, isKnown = false, refusal = busy }: Place): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    await (isKnown ? known : others).join(party, refusal);
  }

  /** The slot is handed on, not freed, so that no new task slips in between. */
  function leavePlace(): void {
    const next = isTurnOfKnown ? (known.next() ?? others.next()) : (others.next() ?? known.next());
    isTurnOfKnown = !isTurnOfKnown;
    if (next) next();
    else running -= 1;
  }

  return {
    async run(place, task) {
      await takePlace(place);
      try {
        return await task();
      } finally {
        leavePlace();
      }
    },
    load: () => ({ running, waiting: known.waiting() + others.waiting() }),
  };
}
