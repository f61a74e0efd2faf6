import { commissionOf } from '../../../domain/modes/dgd/commission';
import { dgdCancelFee } from '../../../domain/modes/dgd/cancel';
import type { DgdDetail } from '../../../domain/modes/dgd/detail';
import type { DgdForm } from '../../../domain/modes/dgd/form';
import { hoursOf } from '../../../domain/modes/dgd/hours';
import { DGD } from '../../../domain/modes/dgd/mode';
import { serviceOffer } from '../../../domain/modes/dgd/offered';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import type { DgdRates } from '../../../domain/modes/dgd/rates';
import type { DgdReceipt } from '../../../domain/modes/dgd/receipt';
import type { DgdSearch } from '../../../domain/modes/dgd/search';
import { ratesOf } from '../../../domain/modes/dgd/tariff';
import { type Afterwards, NOTHING_AFTERWARDS } from '../../../domain/order/result';
import { daysAfter, dayAt, momentOf } from '../../../domain/values/days';
import { wholeNumberIn } from '../../../domain/values/typed-number';
import type { BookedMode, Snapshot } from '../mode';
import { noteOf, serviceFacts } from './note';
import { dgdPapers } from './papers';
import { resultOf } from './result';

const briefOf = (
  { form, quote }: Snapshot<DgdForm, DgdQuote>,
  { results, earlier }: Afterwards = NOTHING_AFTERWARDS,
): DgdReceipt => ({
  service: quote.search.type,
  count: wholeNumberIn(form.count) ?? 1,
  hours: hoursOf(quote.offer.detail, form.isRush),
  isRush: form.isRush && quote.offer.detail.canRush,
  deliverTo: form.deliverTo.trim(),
  commission: commissionOf({ form, quote }),
  results: [...results],
  earlier,
});

/** Services of the dangerous-goods desk: people's work, of which there is always some more. */
export const dgdMode: BookedMode<DgdSearch, DgdForm, DgdDetail, DgdRates> = {
  kind: 'booked',
  order: DGD,
  words: {
    what: '服务',
    room: '名额',
    stands: () => ({ CONFIRMED: '已受理，时限起算', BOOKED: '正在办理', COMPLETED: '结果已交付' }),
  },
  search: ({ type }, world) => ({
    days: [],
    offers: [serviceOffer(type)],
    until: momentOf(daysAfter(dayAt(world.now), 1)),
  }),
  offer({ type }, offerId) {
    const offer = serviceOffer(type);
    return offer.offerId === offerId ? { offer, rates: ratesOf(type), takers: null } : null;
  },
  alternatives: () => [],
  asked: (_, { search }) => [search],
  stock: {
    markets: () => [],
    takes: () => [],
  },
  papers: dgdPapers,
  cancelFee: ({ charges }, state) => dgdCancelFee(state, charges.totalYuan),
  brief: (order, _codes, _units, after) => briefOf(order, after),
  prints: {
    note: (order) => ({ own: serviceFacts(briefOf(order)), kind: 'SERVICE' }),
    kinds: [],
    page: (kind, { order, orderNo }) => (kind === 'bookingNote' ? noteOf(order, briefOf(order), orderNo) : null),
  },
  after: {
    result: { signed: resultOf, sameAs: ({ form, quote }) => DGD.sameAs(form, quote) },
  },
};
