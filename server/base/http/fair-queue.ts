import { CODES } from '../../../contract/wire/envelope';
import { Refusal } from './refusal';
import { fairLine } from './fair-line';

const BUSY = '当前登录人数较多，请稍后再试';

const busy = () => new Refusal(CODES.unavailable, BUSY, { status: 503, headers: { 'retry-after': '1' } });

/** `waiting`: in each of the two lines. */
export type QueueLimits = { running: number; waiting: number };

/** Who waits, in which of the two lines, and what they are told where there is no room in it. */
export type Place = { party: string; isKnown?: boolean; refusal?: () => Refusal };

/**
 * Dear work, a few at a time, taken in turn from each party that waits: however many one of them sends, everybody else's
 * next is begun after one of theirs. Who is known stands in a line apart, and every other turn is of that line: however
 * many strangers there are, they take no place of it. What would be spent in vain by a refusal (a code, an attempt) is
 * looked at inside the task.
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

  /** The place is handed on rather than freed, so nobody slips in between. */
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
