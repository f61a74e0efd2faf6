import type { Clock } from '../../base/clock';
import { countOne, standingCounts } from '../../base/counts/counts';
import type { Queries } from '../../base/database/database';

/** Wrong passwords in ten minutes: from one address for any names, and for one name from any addresses. */
export const SPRAY = { seconds: 600, fromAddress: 30, forName: 20 } as const;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;
/** Memory of a first attempt beyond the wait it started. */
const KNOCK_SECONDS = 2 * LONGEST_WAIT_SECONDS;
const KNOWN_SECONDS = 30 * 86_400;

type Attempt = { login: string; group: string };

/** Doubles with each further half bound; never becomes a lock. */
const waitBeyond = (excess: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** Math.min(5, Math.floor(excess / 15)));

/**
 * Bounds guesses spread over names or addresses. Beyond the bound, a name at an address is checked only on its next
 * attempt after a wait, so the owner always gets in; addresses of earlier sign-ins need no wait.
 */
export function sprayBound(queries: Queries, clock: Clock) {
  const now = () => new Date(clock.now());
  const subjects = ({ login, group }: Attempt) => ({
    address: `staff address ${group}`,
    name: `staff name ${login}`,
    pair: `staff pair ${login} ${group}`,
  });

  return {
    /** Seconds until this attempt is checked; 0 lets it through. */
    async waitOf(attempt: Attempt): Promise<number> {
      const { address, name, pair } = subjects(attempt);
      const counts = await standingCounts(queries, [address, name, pair], now());
      const countOf = (kind: string, subject: string) =>
        counts.find((one) => one.kind === kind && one.subject === subject)?.count ?? 0;
      if (countOf('staffKnown', pair) > 0) return 0;
      const excess = Math.max(
        countOf('staffWrong', address) - SPRAY.fromAddress,
        countOf('staffWrong', name) - SPRAY.forName,
      );
      if (excess < 0) return 0;
      const { endsAt } = await countOne(queries, 'staffKnock', pair, now(), KNOCK_SECONDS);
      const knockedAt = endsAt.getTime() - KNOCK_SECONDS * 1_000;
      const left = Math.ceil((knockedAt + waitBeyond(excess) * 1_000 - clock.now()) / 1_000);
      if (left > 0) return left;
      await queries.query(`delete from counts where kind = 'staffKnock' and subject = $1`, [pair]);
      return 0;
    },
    async failed(attempt: Attempt): Promise<void> {
      const { address, name } = subjects(attempt);
      await countOne(queries, 'staffWrong', address, now(), SPRAY.seconds);
      await countOne(queries, 'staffWrong', name, now(), SPRAY.seconds);
    },
    async entered(attempt: Attempt): Promise<void> {
      await countOne(queries, 'staffKnown', subjects(attempt).pair, now(), KNOWN_SECONDS);
    },
  };
}
