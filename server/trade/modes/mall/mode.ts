import type { MallDetail } from '../../../../domain/modes/mall/detail';
import type { MallForm } from '../../../../domain/modes/mall/form';
import { deliveryUntil } from '../../../../domain/modes/mall/days';
import { DELIVERY_NAMES } from '../../../../domain/modes/mall/fields';
import type { SellerFacts } from '../../../../domain/mall/seller';
import { MALL } from '../../../../domain/modes/mall/mode';
import { deliveryPaths, noticeFaults } from '../../../../domain/modes/mall/own';
import type { MallRates } from '../../../../domain/modes/mall/rates';
import { mallOfferId, type MallSearch } from '../../../../domain/modes/mall/search';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { BookedMode } from '../mode';
import { boughtGoods, mallFeeInState, lawfulPapers, mallBrief, paymentTerms, takenLots } from './brief';
import { termFacts } from '../../../../domain/mall/paying';
import { boughtFacts, purchaseNote, storeFacts } from './note';
import { mallOffer, mallRates } from './offer';
import { MALL_MARKET, placeOrder, stockTurns } from './stock';
import { complaintKinds, complaintsAbout, judgeComplaint } from '../../../../domain/modes/mall/complaint';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { ComplaintAbout } from '../../../../domain/order/changes/complaint';
import type { Mishaps } from '../after/mishap';
import type { Snapshot } from '../kept';
import { requiredPapers } from '../../../../domain/modes/mall/papers';
import type { Paper } from '../../../../domain/order/receipt/brief';

const mallPapers = (form: MallForm): Omit<Paper, 'isHere'>[] =>
  requiredPapers(form).map((paper) => ({ ...paper, dueAt: null }));

/** Lots per line with quantities: lines of one product may share a lot. */
function complaintLots(order: Snapshot<MallForm, MallQuote>): ComplaintAbout['lots'][] {
  const taken = takenLots(order);
  return order.quote.search.lines.map(({ lots }) =>
    taken.flatMap(({ lotId, kg }) => (lots.some((lot) => lot.lotId === lotId) ? [{ lotId, kg }] : [])),
  );
}

/** Complaints about delivered goods; the rules are in `domain/modes/mall/complaint.ts`. */
const mallComplaints: Mishaps<MallForm, MallQuote> = {
  kinds: complaintKinds,
  told(order, { kind, count }, before) {
    const told = judgeComplaint(order, kind, count, before);
    return 'wrong' in told ? told : { ...told, ways: null, isEnd: false };
  },
  complains: (order, before) => complaintsAbout(order, before, complaintLots(order)),
  covers: [],
  first: () => null,
  takes: () => [],
};

export const mallMode = (seller: SellerFacts): BookedMode<MallSearch, MallForm, MallDetail, MallRates> => ({
  kind: 'booked',
  order: MALL,
  words: {
    what: '商品',
    room: '库存',
    stands: () => ({
      CONFIRMED: '已确认，备货',
      BOOKED: '已分配批次',
      CARGO_IN: '已出库',
      DEPARTED: '运输中',
      ARRIVED: '已送达',
      COMPLETED: '已签收',
    }),
  },
  search: (search, world) => ({
    days: [],
    offers: [mallOffer(search, world, seller)],
    until: momentOf(daysAfter(dayAt(world.now), 1)),
  }),
  offer: (search, offerId, world) =>
    offerId === mallOfferId(search)
      ? {
          offer: mallOffer(search, world, seller),
          rates: mallRates(search, world),
          takers: null,
          heldUntil: parseMoment(search.heldUntil ?? ''),
        }
      : null,
  alternatives: () => [],
  asked: (_, { search }) => [search],
  stock: { markets: () => [MALL_MARKET], turns: stockTurns, place: placeOrder },
  papers: ({ form }) => mallPapers(form),
  cancelFee: mallFeeInState,
  brief: (order, _codes, _units, after) => mallBrief(order, after, seller),
  prints: {
    note(order) {
      const bought = boughtGoods(order, seller);
      return {
        own: [...storeFacts(bought), ...boughtFacts(bought), ...termFacts(paymentTerms(order, seller))],
        kind: 'PURCHASE',
      };
    },
    kinds: [],
    page: (kind, { order, orderNo, after }) =>
      kind === 'bookingNote' ? purchaseNote(order, mallBrief(order, after, seller), orderNo) : null,
  },
  after: {
    approved: { lawful: lawfulPapers },
    mishap: mallComplaints,
    receive: { signedFor: null },
    revise: {
      paper: '',
      onPaper: () => [],
      names: DELIVERY_NAMES,
      delivery: {
        paths: (form, quote, now) => deliveryPaths(form, { quote, now }),
        openUntil(form, quote, now) {
          const until = deliveryUntil(form, quote, now);
          return until === null ? null : toIso(until);
        },
        faults: noticeFaults,
      },
    },
  },
});
