import { CODES } from '../../contract/envelope';
import { Refusal } from '../http/refusal';

const BUSY = '当前登录人数较多，请稍后再试';

const busy = () => new Refusal(CODES.unavailable, BUSY, { status: 503, headers: { 'retry-after': '1' } });

export type QueueLimits = { running: number; waiting: number };

type Waiting = { begin: () => void; refuse: (reason: Refusal) => void };

/**
 * Dear work, a few at a time, taken in turn from each party that waits: however many one of them sends, everybody else's
 * next is begun after one of theirs. What would be spent in vain by a refusal (a code, an attempt) is looked at inside
 * the task.
 */
export type FairQueue = {
  run: <TResult>(party: string, task: () => Promise<TResult>) => Promise<TResult>;
  load: () => QueueLimits;
};

export function fairQueue(limits: QueueLimits): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const longest = () => [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one), ['', []]);

  /** Full, the newest of the longest line makes room for whoever waits with fewer; otherwise the newcomer goes. */
  function makeRoom(party: string): boolean {
    const [crowd, line] = longest();
    if (line.length <= (lines.get(party)?.length ?? 0) + 1) return false;
    line.pop()?.refuse(busy());
    waiting -= 1;
    if (line.length === 0) lines.delete(crowd);
    return true;
  }

  async function takePlace(party: string): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting >= limits.waiting && !makeRoom(party)) throw busy();
    waiting += 1;
    await new Promise<void>((begin, refuse) => {
      lines.set(party, [...(lines.get(party) ?? []), { begin, refuse }]);
    });
  }

  /** The place is handed on rather than freed, so nobody slips in between. */
  function leavePlace(): void {
    const [turn] = lines;
    if (!turn) {
      running -= 1;
      return;
    }
    const [party, [next, ...rest]] = turn;
    lines.delete(party);
    if (rest.length > 0) lines.set(party, rest);
    waiting -= 1;
    next?.begin();
  }

  return {
    async run(party, task) {
      await takePlace(party);
      try {
        return await task();
      } finally {
        leavePlace();
      }
    },
    load: () => ({ running, waiting }),
  };
}
