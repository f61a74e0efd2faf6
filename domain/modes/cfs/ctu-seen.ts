import type { SiteCheck } from '../../order/on-site/site-check';
import { CTU_CHECK_IDS, type CtuCheck } from './ctu-checks';

/** `OPEN`: not checked yet. */
export type SeenState = 'FINE' | 'BAD' | 'OPEN';

type CtuRow = { check: CtuCheck; state: SeenState; seen: SiteCheck | null };

export const ctuRows = (checks: readonly SiteCheck[], box: number): CtuRow[] =>
  CTU_CHECK_IDS.map((check) => {
    const seen = checks.find(({ unit, item }) => unit === box && item === check) ?? null;
    return { check, state: seen === null ? 'OPEN' : seen.isFine ? 'FINE' : 'BAD', seen };
  });
