import type { ModeId } from '../../../domain/mode-ids';
import type { Offer } from '../../../domain/offer/offer';
import type { EnquiryDeps } from './outside';
import { isOfferable } from './stands';

export type OfferedTo = Pick<Offer, 'offerId' | 'supplier' | 'leavesAt' | 'closesAt'> & {
  isPriced: boolean;
  /** Distinguishes offers of one departure, such as tank types; empty where there is one only. */
  which: string;
};

type Which = (detail: unknown) => string;

/** `until`: end of validity by time alone; unknown while the search runs. */
type CachedOffers = { from: number; until: number; stamps: readonly unknown[]; found: Promise<OfferedTo[]> };

const OFFERED = 12;
const MOST_KEPT = 200;

const offerViewBuilder =
  (which: Which) =>
  ({ offerId, supplier, leavesAt, closesAt, price, detail }: Offer): OfferedTo => {
    return { offerId, supplier, leavesAt, closesAt, isPriced: price !== null, which: which(detail) };
  };

/**
 * Offers that can answer an enquiry. Equal goods and lanes share a search until an input changes. A full store evicts
 * the least recently read.
 */
export function keepOffered({ offers, clock }: Pick<EnquiryDeps, 'offers' | 'clock'>) {
  const kept = new Map<string, CachedOffers>();

  function isTrue({ from, until, stamps }: CachedOffers, now: readonly unknown[]): boolean {
    return clock.now() >= from && clock.now() < until && stamps.every((stamp, at) => stamp === now[at]);
  }

  function look(
    name: string,
    stamps: readonly unknown[],
    which: Which,
    searched: ReturnType<typeof offers.search>,
  ): CachedOffers {
    const one: CachedOffers = {
      from: clock.now(),
      until: Number.POSITIVE_INFINITY,
      stamps,
      found: Promise.resolve([]),
    };
    one.found = searched.then(
      ({ offers: all, until }) => {
        one.until = until;
        return all.filter(isOfferable).slice(0, OFFERED).map(offerViewBuilder(which));
      },
      (error: unknown) => {
        kept.delete(name);
        throw error;
      },
    );
    return one;
  }

  function keep(name: string, one: CachedOffers): void {
    kept.delete(name);
    kept.set(name, one);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  return async (mode: ModeId, search: unknown, which: Which): Promise<OfferedTo[]> => {
    const name = JSON.stringify([mode, search]);
    const stamps = await offers.stamps(mode, search);
    const before = kept.get(name);
    const one = before && isTrue(before, stamps) ? before : look(name, stamps, which, offers.search(mode, search));
    keep(name, one);
    return one.found;
  };
}
