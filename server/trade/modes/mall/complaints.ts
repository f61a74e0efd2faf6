import { complaintKinds, complaintsAbout, complaintTold } from '../../../../domain/modes/mall/complaint';
import type { MallForm } from '../../../../domain/modes/mall/form';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { ComplaintAbout } from '../../../../domain/order/changes/complaint';
import type { Mishaps } from '../after/mishap';
import type { Snapshot } from '../kept';
import { takenBy } from './brief';

/** Lots per line with quantities: lines of one product may share a lot. */
function lotsOf(order: Snapshot<MallForm, MallQuote>): ComplaintAbout['lots'][] {
  const taken = takenBy(order);
  return order.quote.search.lines.map(({ lots }) =>
    taken.flatMap(({ lotId, kg }) => (lots.some((lot) => lot.lotId === lotId) ? [{ lotId, kg }] : [])),
  );
}

/** Complaints about delivered goods; the rules are in `domain/modes/mall/complaint.ts`. */
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
