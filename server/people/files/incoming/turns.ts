import { CODES } from '../../../../contract/wire/envelope';
import { Refusal } from '../../../base/http/refusal';
import { FILE_MESSAGES as messages } from '../messages';
import { type BoundedQueue, boundedQueue, type QueueLimits } from './bounded-queue';

/** Per person and gateway. Waiting uploads stay unread on the connection. */
const UPLOADS: QueueLimits = { running: 3, waiting: 12 };

const IDLE: QueueLimits = { running: 0, waiting: 0 };

const tooMany = () => new Refusal(CODES.tooMany, messages.tooMany, { status: 429, headers: { 'retry-after': '5' } });

/** A few uploads per person at once, with a line of their own. */
export function uploadTurns(limits: QueueLimits = UPLOADS) {
  const lines = new Map<string, BoundedQueue>();
  async function inTurn<TResult>(userId: string, work: () => Promise<TResult>): Promise<TResult> {
    const line = lines.get(userId) ?? boundedQueue(limits, tooMany);
    lines.set(userId, line);
    try {
      return await line.run(work);
    } finally {
      const { running, waiting } = line.load();
      if (running + waiting === 0) lines.delete(userId);
    }
  }
  const load = () =>
    [...lines.values()]
      .map((line) => line.load())
      .reduce((all, one) => ({ running: all.running + one.running, waiting: all.waiting + one.waiting }), IDLE);
  return { inTurn, load };
}
