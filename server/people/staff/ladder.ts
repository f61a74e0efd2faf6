import { HOUSE_CODES } from '../../../contract/house/codes';
import type { Clock } from '../../base/clock';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { createAttempts, NONE_ASKED } from '../sign-in/attempts';
import { attemptStore, type Subject } from '../sign-in/store';
import { waitSeconds } from '../sign-in/throttle';
import { lockedText } from './messages';

export const lockedRefusal = (seconds: number) =>
  new Refusal(HOUSE_CODES.locked, lockedText(seconds), { data: { seconds } });

/**
 * Throttle of staff sign-in: five free attempts, then waits that double up to a quarter of an hour. No captcha; the
 * shown wait does not reveal whether the name exists.
 */
export function staffLadder(queries: Queries, clock: Clock) {
  const attempts = createAttempts(queries, clock);
  const store = attemptStore(queries);

  async function secondsLeft(subject: Subject): Promise<number> {
    const seen = await store.find(subject);
    if (!seen) return 1;
    const age = (clock.now() - seen.failedAt.getTime()) / 1000;
    return Math.max(1, Math.ceil(waitSeconds(seen.failures) - age));
  }

  return {
    /** Counts an attempt as failed before it is checked; `succeeded` takes that back. */
    async climb(subject: Subject): Promise<void> {
      if ((await attempts.admit(subject, NONE_ASKED)) === 'admitted') return;
      throw lockedRefusal(await secondsLeft(subject));
    },
    succeeded: (subject: Subject) => attempts.succeeded(subject),
  };
}
