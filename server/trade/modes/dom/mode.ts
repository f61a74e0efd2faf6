import { domCancelFee, truckCost, TRUCK_COST, TRUCK_OUT } from '../../../../domain/modes/dom/cancel';
import type { DomDetail } from '../../../../domain/modes/dom/detail';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { DOM } from '../../../../domain/modes/dom/mode';
import { vesselNames, type DomQuote, type DomOffer } from '../../../../domain/modes/dom/quote';
import type { DomRates } from '../../../../domain/modes/dom/rates';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { totalBoxes, readLoads } from '../../../../domain/modes/dom/reading';
import type { BookedMode, Snapshot } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { domBrief } from './brief';
import { marketsBeside, findNearbyOffers } from './beside';
import { marketsBetween } from './departures';
import { findOffer, listOffers, type World } from './offers';
import { requireLoads, domTakings } from './ordered';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { parseMoment } from '../../../../domain/values/moments';
import { othersThan, buildTimetable } from '../timetable';
import { planOnDay } from '../../../../domain/modes/step-days';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { Pass } from '../after/way';

/** The signed receipt completes the order. */
const SIGNED = [{ docType: 'SIGNEDFOR', name: '签收单' }];

/** A truck has been sent: a later cancellation pays its cost. */
const SENT: Pass = {
  place: TRUCK_OUT,
  tells: { label: '拖车实际费用', shape: TRUCK_COST, message: '请填写拖车实际费用，如：650 元' },
};

/** Land legs between the states: before the loading port and after the discharge port. */
export function domPasses(
  { fromCity, toCity, loadFrom = '' }: Pick<DomForm, 'fromCity' | 'toCity'> & Partial<Pick<DomForm, 'loadFrom'>>,
  state: OrderState,
): readonly Pass[] {
  const loads = fromCity === '' ? null : parseMoment(loadFrom);
  const loaded: Pass = { place: '已装货', ...(loads !== null && { plan: planOnDay(loads) }) };
  if (state === 'BOOKED') return [...(fromCity === '' ? [] : [SENT]), { place: '已提箱' }, loaded];
  if (state !== 'ARRIVED') return [];
  return toCity === ''
    ? [{ place: '收货人已提箱', papers: SIGNED }]
    : [{ place: '送货车已出发' }, { place: '已送达', papers: SIGNED }];
}

export function searchDom(search: DomSearch, world: World) {
  const [first, ...others] = listOffers(search, world);
  const beside = first ? findNearbyOffers(search, world) : [];
  const told = first && beside.length > 0 ? { ...first, detail: { ...first.detail, beside } } : first;
  const offers = told ? [told, ...others] : [];
  return buildTimetable(offers, world.now, 'totalYuan');
}

export function findAlternatives(search: DomSearch, offerId: string, world: World): DomOffer[] {
  const offers = listOffers(search, world);
  const missed = parseMoment(offers.find((offer) => offer.offerId === offerId)?.leavesAt ?? '') ?? world.now;
  return othersThan(offerId, offers, ({ leavesAt }) => Math.abs((parseMoment(leavesAt) ?? 0) - missed));
}

/** Domestic ports require the shipper's weight declaration per box instead of a VGM. */
const domPapers = ({ quote: { offer } }: Snapshot<DomForm, DomQuote>): Omit<Paper, 'isHere'>[] => [
  {
    docType: 'WEIGHT',
    name: '单箱货重声明',
    dueAt: offer.cutoffs.find(({ code }) => code === 'DOM_WEIGHT')?.at ?? null,
  },
];

export const domMode: BookedMode<DomSearch, DomForm, DomDetail, DomRates> = {
  kind: 'booked',
  order: DOM,
  words: {
    what: '航次',
    room: '舱位',
    stands: () => ({
      BOOKED: '已放舱',
      CARGO_IN: '已进港',
      DEPARTED: '已开航',
      ARRIVED: '已到港',
      COMPLETED: '已签收',
    }),
  },
  search: searchDom,
  offer(search, offerId, world) {
    const named = findOffer(search, offerId, world);
    return named && { offer: named.offer, rates: named.rates, takers: null };
  },
  alternatives: findAlternatives,
  asked(form, { search }) {
    const [load] = readLoads(form) ?? [];
    return load ? [{ ...search, boxType: load.type, boxes: totalBoxes(form), kg: load.kg, isTrial: false }] : [];
  },
  stock: {
    markets: (search) => [...marketsBetween(search.orgPortCode, search.dstPortCode), ...marketsBeside(search)],
    takes: domTakings,
  },
  papers: domPapers,
  cancelFee: ({ form }, state, _, passed) => domCancelFee(state, requireLoads(form), truckCost(passed)),
  brief: (order, _, __, after) => ({
    ...domBrief(order),
    seen: seenOnWay((state) => domPasses(order.form, state), after.seen),
  }),
  prints: {
    note: ({ form, quote: { offer } }) => ({
      own: [
        ['船名航次', vesselNames(offer.detail)],
        ...requireLoads(form).map(({ type, count, kg }): [string, string] => [
          '箱型箱量',
          `${count} × ${type}，单箱货重 ${kg} kg`,
        ]),
        // Addresses stay stored after the truck is deselected.
        ['提货地址', form.fromCity === '' ? '' : form.fromAddress],
        ['送货地址', form.toCity === '' ? '' : form.toAddress],
        ['封号', form.sealNo],
      ],
    }),
    kinds: [],
    page: () => null,
  },
  after: {
    way: { passes: ({ form }, state) => domPasses(form, state) },
    revise: {
      paper: '',
      onPaper: () => [],
      names: { goodsValue: '货值（元）' },
      ticked: { INS: { name: '货物保价', field: 'insured', asks: ['goodsValue'] } },
    },
  },
};
