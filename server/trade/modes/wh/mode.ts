import { readShortUnNo } from '../../../../domain/goods/identity';
import { whCancelFee } from '../../../../domain/modes/wh/cancel';
import type { WhDetail } from '../../../../domain/modes/wh/detail';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { tonsCharged } from '../../../../domain/modes/wh/price';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import type { WhRates } from '../../../../domain/modes/wh/rates';
import { tonsToStore, readPriceInput } from '../../../../domain/modes/wh/reading';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { gateOpening } from '../../../../domain/modes/wh/stay';
import { daysAfter, dayAt, momentOf } from '../../../../domain/values/days';
import type { BookedMode, Snapshot } from '../mode';
import { whBrief, whDriver, whGates, whTruckText } from './brief';
import { whDocument } from './notice';
import { findAlternatives, findOffer, listOffers } from './offers';
import { requireStay, LIBRARY_FACTS, quotedRoom } from './ordered';
import { placeInRoom, stockTurns } from './place';
import { MARKET } from './rooms';
import { whCollecting } from './collecting';
import { whStaying } from './staying';
import { requiredPapers } from '../../../../domain/modes/wh/papers';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { toIso } from '../../../../domain/values/moments';
import { truckChangeHours, openUntil, slotText, replaceTruck } from '../../../../domain/modes/wh/truck-changes';
import type { Trucks } from '../after/trucks';
import { gateHourTaking, gateTakings } from './gate';

/** Arrivals can be changed as at any gate; the room is held for all parts. */
const whTrucks: Trucks<WhForm, WhQuote> = {
  gates: whGates,
  inParts: true,
  takes: (form, quote) => gateTakings(quotedRoom(quote), form),
  hours: ({ form, quote }, now) =>
    truckChangeHours(form, now).map(({ day, hour }) => ({
      slot: slotText(day, hour),
      taking: gateHourTaking({ kept: quotedRoom(quote), kind: form.isDanger }, day, hour),
    })),
  openUntil: ({ form }, at) => openUntil(form, at),
  changed: ({ form }, at, truck) => replaceTruck(form, at, truck),
  // Remaining hours from the time of the order are outdated: taking the hour decides.
  isAbout: ({ path, code }) => /^inbound(?:\.|$)/.test(path) && code !== 'whHourFull',
  told: whTruckText,
  arriving: { fee: null, driver: whDriver },
};

/** Papers of a warehouse order, due a day before arrival. */
export function whPapers({ form }: Snapshot<WhForm, WhQuote>): Omit<Paper, 'isHere'>[] {
  const dueAt = toIso(gateOpening(daysAfter(requireStay(form).from, -1)));
  const controls = form.goods.flatMap((row) => LIBRARY_FACTS.goodsOf(row)?.controls ?? []);
  return requiredPapers(form, controls).map((paper) => ({ ...paper, dueAt }));
}

/** Searches equivalent to the form: one for each of its goods. */
function searchesFromForm(form: WhForm, { search }: Pick<WhQuote, 'search'>): WhSearch[] {
  const { isDanger, goods, storageTemp } = form;
  const { from, days } = requireStay(form);
  const { tons, pallets } = readPriceInput(form);
  return goods.map(({ unNo, nameCn }) => ({
    ...search,
    isDanger,
    unNo: isDanger === 'Y' ? readShortUnNo(unNo) : null,
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
    offers: listOffers(search, world),
    until: momentOf(daysAfter(dayAt(world.now), 1)),
  }),
  offer(search, offerId, world) {
    const found = findOffer(search, offerId, world);
    return found && { offer: found.offer, rates: found.rates, takers: null };
  },
  alternatives: findAlternatives,
  asked: searchesFromForm,
  stock: {
    markets: () => [MARKET],
    turns: stockTurns,
    place: placeInRoom,
  },
  papers: whPapers,
  cancelFee: ({ form, quote: { rates } }, state, now) =>
    whCancelFee({
      state,
      now,
      comes: gateOpening(requireStay(form).from),
      tons: tonsCharged(tonsToStore(form), rates),
      rates,
    }),
  brief: (order, codes, _, after) => whBrief(order, codes, after),
  prints: {
    note: () => ({ kind: 'STORE' }),
    kinds: ['cargoIn', 'roomCard', 'storeContract', 'storeRegister'],
    page: (kind, { order, orderNo, gates }) => whDocument(kind, order, orderNo, gates),
  },
  after: { trucks: whTrucks, stay: whStaying, collect: whCollecting },
};
