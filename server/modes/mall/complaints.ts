import { complaintKinds, complaintsAbout, complaintTold } from '../../../domain/modes/mall/complaint';
import type { MallForm } from '../../../domain/modes/mall/form';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import type { Mishaps } from '../../after/mishap/words';

/** Goods that were delivered and are complained of; the rules stand in `domain/modes/mall/complaint.ts`. */
export const mallComplaints: Mishaps<MallForm, MallQuote> = {
  kinds: complaintKinds,
  told(order, kind, kg, before) {
    const told = complaintTold(order, kind, kg, before);
    return 'wrong' in told ? told : { ...told, ways: null, isEnd: false };
  },
  complains: complaintsAbout,
  covers: [],
  first: () => null,
  takes: () => [],
};
