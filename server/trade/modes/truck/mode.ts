import type { TruckDetail } from '../../../../domain/modes/truck/detail';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import { TRUCK } from '../../../../domain/modes/truck/mode';
import type { TruckRates } from '../../../../domain/modes/truck/rates';
import { furtherStops, readLoadKg, readVolume, quotedPart, countTrucks } from '../../../../domain/modes/truck/reading';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../../domain/modes/truck/search';
import { afterJourney, planOnDay } from '../../../../domain/modes/step-days';
import type { PastEvent, Paper } from '../../../../domain/order/receipt/brief';
import type { BookedMode, Snapshot } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { feeNow, truckBrief, truckLoadingTime, truckNote } from './brief';
import { CONSIGNMENT, truckDocument } from './consignment';
import { arrivalsNow, truckAdds } from './delays';
import { truckMishaps } from './mishaps';
import { placeTruckOrder, truckTurns, goodsFromLibrary } from './ordered';
import { findAlternatives, searchMarkets, findOffer, searchTrucks } from './search';
import { truckWayKind, truckEquipment, readTruckUnits } from './units';
import { isShortReported, isSkipped, SIGNED_FOR, type TruckWay, buildTruckWay, truckLabel } from './way';
import type { SiteChecks } from '../after/checks';
import { requiredPapers } from '../../../../domain/modes/truck/papers';

const truckPapers = ({ form, quote }: Snapshot<TruckForm, TruckQuote>): Omit<Paper, 'isHere'>[] =>
  requiredPapers(form, quote, goodsFromLibrary).map((paper) => ({ ...paper, dueAt: quote.offer.closesAt }));

/** Five checks before loading and eight of the house, per truck; the load photograph belongs to the way's reports. */
export const truckChecks: SiteChecks<TruckForm, TruckQuote> = {
  during: 'BOOKED',
  of: 'TRUCK',
  items: {
    licence: '车辆道路运输证有效，经营范围含本票货物',
    people: '驾驶员、押运员从业资格证有效，人证一致',
    tested: '罐体或箱体在检验有效期内',
    goods: '货物与托运清单、运单一致',
    medium: '罐车：适装介质列表含本票货物；厢车：包装完好',
    tyres: '轮胎、制动、灯光正常',
    fire: '灭火器数量与压力合格',
    static: '静电接地带接地',
    spill: '泄漏应急器材齐全',
    marks: '标志灯、标志牌与反光带齐全',
    lashed: '货物绑扎、隔离到位',
    weight: '过磅不超载',
    seal: '铅封号已登记',
  },
  units: ({ form }) =>
    Array.from({ length: countTrucks(form) ?? 1 }, (_, at) => ({ no: at + 1, name: truckLabel(at + 1) })),
};

type TruckSnapshot = Pick<Snapshot<TruckForm, TruckQuote>, 'form' | 'quote'>;

const wayFacts = ({ form, quote }: TruckSnapshot): TruckWay => ({
  kind: truckWayKind({ quote }),
  further: furtherStops(quote),
  trucks: countTrucks(form) ?? 1,
});

function plannedWay(order: TruckSnapshot, past: readonly PastEvent[] = []): TruckWay {
  const way = wayFacts(order);
  const loads = truckLoadingTime(order);
  const between = way.further.length === 0 ? [] : arrivalsNow(order, past).slice(1, -1);
  return { ...way, loads: planOnDay(loads), stops: between.map((at) => afterJourney(loads, at)) };
}

export const truckMode: BookedMode<TruckSearch, TruckForm, TruckDetail, TruckRates> = {
  kind: 'booked',
  order: TRUCK,
  words: {
    what: '车次',
    room: '车辆',
    stands: () => ({
      CONFIRMED: '已确认，待派车',
      BOOKED: '已派车',
      CARGO_IN: '已装车',
      DEPARTED: '在途',
      ARRIVED: '已到达',
      COMPLETED: '已签收',
    }),
  },
  search: searchTrucks,
  offer(search, offerId, world) {
    const named = findOffer(search, offerId, world);
    return named && { offer: named.offer, rates: named.rates, takers: null };
  },
  alternatives: findAlternatives,
  leftNow(quote, world) {
    const { search, offer } = quote;
    const now = findOffer(search, offer.offerId, world)?.offer;
    if (!now) return quote;
    const detail = offer.detail.part ? { ...offer.detail, part: now.detail.part } : offer.detail;
    return { ...quote, offer: { ...offer, left: now.left, detail } };
  },
  asked(form, quote) {
    const { search } = quote;
    const kg = readLoadKg(form, quote) ?? search.kg;
    if (quotedPart(quote)) return [{ ...search, kg, m3: readVolume(form) ?? search.m3 }];
    return [{ ...search, kg, trucks: countTrucks(form) ?? search.trucks }];
  },
  stock: {
    markets: searchMarkets,
    turns: truckTurns,
    place: placeTruckOrder,
  },
  papers: truckPapers,
  cancelFee: feeNow,
  brief(order, _, units, after, past) {
    const way = buildTruckWay(wayFacts(order));
    return {
      ...truckBrief(order, readTruckUnits(units), past),
      seen: seenOnWay((state) => way[state] ?? [], after.seen),
      mishaps: [...after.mishaps],
    };
  },
  prints: {
    note: (order) => ({ own: truckNote(order), kind: 'ROAD' }),
    kinds: [CONSIGNMENT],
    page: (kind, { order, orderNo, units }) => truckDocument(kind, order, { orderNo, units: readTruckUnits(units) }),
    preview: truckDocument,
  },
  after: {
    way: {
      passes: (order, state, past) => buildTruckWay(plannedWay(order, past))[state] ?? [],
      adds: truckAdds,
      skips: ({ quote }, pass, told) => isSkipped(furtherStops(quote), pass, told),
    },
    receive: { signedFor: SIGNED_FOR, isShort: isShortReported },
    equipment: truckEquipment,
    checks: truckChecks,
    mishap: truckMishaps,
    revise: {
      paper: '',
      onPaper: () => [],
      names: { worth: '货值（元）' },
      ticked: { INS: { name: '货物保价', field: 'insured', asks: ['worth'] } },
    },
  },
};
