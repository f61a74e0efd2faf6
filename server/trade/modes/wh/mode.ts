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
import type { BookedMode, Snapshot } from '../mode';
import { whBrief, whDriver, whGates, whTruckTold } from './brief';
import { whDocument } from './notice';
import { alternativesTo, offerNamed, offersFor } from './offers';
import { stayOf, LIBRARY_FACTS, roomOf } from './ordered';
import { placeIn, turnsOf } from './place';
import { MARKET } from './rooms';
import { whCollecting } from './collecting';
import { whStaying } from './staying';
import { ratesOf } from './tariff';
import { papersFor } from '../../../../domain/modes/wh/papers';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { isoOf } from '../../../../domain/values/moments';
import { hoursFor, openUntil, slotText, withTruckAt } from '../../../../domain/modes/wh/truck-changes';
import type { Trucks } from '../after/trucks';
import { hourAt, slotsOf } from './gate';

/** Arrivals can be changed as at any gate; the room is held for all parts. */
const whTrucks: Trucks<WhForm, WhQuote> = {
  gates: whGates,
  inParts: true,
  takes: (form, quote) => slotsOf(roomOf(quote), form),
  hours: ({ form, quote }, now) =>
    hoursFor(form, now).map(({ day, hour }) => ({
      slot: slotText(day, hour),
      taking: hourAt({ kept: roomOf(quote), kind: form.isDanger }, day, hour),
    })),
  openUntil: ({ form }, at) => openUntil(form, at),
  changed: ({ form }, at, truck) => withTruckAt(form, at, truck),
  // Remaining hours from the time of the order are outdated: taking the hour decides.
  isAbout: ({ path, code }) => /^inbound(?:\.|$)/.test(path) && code !== 'whHourFull',
  told: whTruckTold,
  arriving: { fee: null, driver: whDriver },
};

/** Papers of a warehouse order, due a day before arrival. */
export function whPapers({ form }: Snapshot<WhForm, WhQuote>): Omit<Paper, 'isHere'>[] {
  const dueAt = isoOf(gateAt(daysAfter(stayOf(form).from, -1)));
  const controls = form.goods.flatMap((row) => LIBRARY_FACTS.goodsOf(row)?.controls ?? []);
  return papersFor(form, controls).map((paper) => ({ ...paper, dueAt }));
}

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
