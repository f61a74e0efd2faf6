import { complaintKinds, complaintsAbout, complaintTold } from '../../../../domain/modes/mall/complaint';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { ComplaintAbout } from '../../../../domain/order/changes/complaint';
import type { Mishaps } from '../after/mishap';
import type { Snapshot } from '../kept';
import { takenBy } from './brief';

/** Out of which lots each line came, and how much of each: lines of one product may share a lot. */
function lotsOf(order: Snapshot<MallForm, MallQuote>): ComplaintAbout['lots'][] {
  const taken = takenBy(order);
  return order.quote.search.lines.map(({ lots }) =>
    taken.flatMap(({ lotId, kg }) => (lots.some((lot) => lot.lotId === lotId) ? [{ lotId, kg }] : [])),
  );
}

/** Goods that were delivered and are complained of; the rules stand in `domain/modes/mall/complaint.ts`. */
export const mallComplaints: Mishaps<MallForm, MallQuote> = {
  kinds: complaintKinds,
  told(order, { kind, count }, before) {
    const told = complaintTold(order, kind, count, before);
    return 'wrong' in told ? told : { ...told, ways: null, isEnd: false };
  },
  complains: (order, before) => complaintsAbout(order, before, lotsOf(order)),
  covers: [],
  first: () => null,
  takes: () => [],
};
