import { numberIn } from '../../../../domain/goods/identity';
import { whCancelFee } from '../../../../domain/modes/wh/cancel';
import type { WhDetail } from '../../../../domain/modes/wh/detail';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { tonsCharged } from '../../../../domain/modes/wh/price';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import type { WhRates } from '../../../../domain/modes/wh/rates';
import { tonsOf, pricedIn } from '../../../../domain/modes/wh/reading';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { gateAt } from '../../../../domain/modes/wh/stay';
import { daysAfter, dayAt, momentOf } from '../../../../domain/values/days';
import type { BookedMode } from '../mode';
import { whBrief } from './brief';
import { whDocument } from './notice';
import { alternativesTo, offerNamed, offersFor } from './offers';
import { stayOf } from './ordered';
import { whPapers } from './papers';
import { placeIn, turnsOf } from './place';
import { MARKET } from './rooms';
import { whCollecting } from './collecting';
import { whStaying } from './staying';
import { ratesOf } from './tariff';
import { whTrucks } from './trucks';

/** Searches equivalent to the form: one for each of its goods. */
function whAsked(form: WhForm, { search }: Pick<WhQuote, 'search'>): WhSearch[] {
  const { isDanger, goods, storageTemp } = form;
  const { from, days } = stayOf(form);
  const { tons, pallets } = pricedIn(form);
  return goods.map(({ unNo, nameCn }) => ({
    ...search,
    isDanger,
    unNo: isDanger === 'Y' ? numberIn(unNo) : null,
    goods: isDanger === 'N' ? nameCn.trim() : null,
    tons,
    pallets,
    inDate: from,
    days,
    temp: storageTemp === '' ? search.temp : storageTemp,
    untold: [],
  }));
}

export const whMode: BookedMode<WhSearch, WhForm, WhDetail, WhRates> = {
  kind: 'booked',
  order: WH,
  words: {
    what: '库房',
    room: '库位',
    stands: () => ({ CONFIRMED: '已确认库位', BOOKED: '已发入库码', CARGO_IN: '货物已在库', COMPLETED: '已出库结清' }),
  },
  search: (search, world) => ({
    days: [],
    offers: offersFor(search, world),
    until: momentOf(daysAfter(dayAt(world.now), 1)),
  }),
  offer(search, offerId, world) {
    const found = offerNamed(search, offerId, world);
    return found && { offer: found.offer, rates: ratesOf(found.kept), takers: null };
  },
  alternatives: alternativesTo,
  asked: whAsked,
  stock: {
    markets: () => [MARKET],
    turns: turnsOf,
    place: placeIn,
  },
  papers: whPapers,
  cancelFee: ({ form, quote: { rates } }, state, now) =>
    whCancelFee({ state, now, comes: gateAt(stayOf(form).from), tons: tonsCharged(tonsOf(form), rates), rates }),
  brief: (order, codes, _, after) => whBrief(order, codes, after),
  prints: {
    note: () => ({ kind: 'STORE' }),
    kinds: ['cargoIn', 'roomCard', 'storeContract', 'storeRegister'],
    page: (kind, { order, orderNo, gates }) => whDocument(kind, order, orderNo, gates),
  },
  after: { trucks: whTrucks, stay: whStaying, collect: whCollecting },
};
