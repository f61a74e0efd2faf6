import { TRUCK_EXTRA_WORDS } from '../../../../domain/modes/truck/tariff';
import type { TruckForm } from '../../../../domain/modes/truck/form';
import {
  broughtBack,
  breakdownRefundLines,
  findLargerTruck,
  type MishapCase,
  OVER_SHARE,
  overKg,
  STORE,
  storageLines,
  waitingLines,
  WAITS_HOURS,
  washedAfterAll,
} from '../../../../domain/modes/truck/mishaps';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import {
  COMPLAINTS,
  truckComplaints,
  truckComplaintsAbout,
  judgeTruckComplaint,
} from '../../../../domain/modes/truck/complaint';
import { furtherStops, readLoadKg, readVolume, countTrucks, vehicleOf } from '../../../../domain/modes/truck/reading';
import { isDeck } from '../../../../domain/modes/truck/vehicles';
import { findTankLiquid } from '../../../../domain/goods/tank/liquids';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import type { WentWrong } from '../../../../domain/order/changes/mishap';
import { isReportOf } from '../../../../domain/order/on-site/way';
import type { MishapKind, MishapReport, Mishaps, MishapSo, MishapNews, MishapRemedy } from '../after/mishap';
import type { Snapshot } from '../mode';
import { type Kind, NAMES, OF_TRUCK } from './mishap-names';
import { goodsFromLibrary, truckTakings } from './ordered';
import { truckWayKind } from './units';
import { countTrucksAtGate } from './brief';
import { isLoadedAtStop, refusedNote, SIGNED_FOR, signedNote, stopLabel, truckLabel } from './way';

type TruckSnapshot = Snapshot<TruckForm, TruckQuote>;

const isKind = (kind: string): kind is Kind => Object.hasOwn(NAMES, kind);
const REFUSED_KG = '拒收货重（千克，每车）';
const AT_LOADING: readonly Kind[] = ['NOT_READY', 'OVERWEIGHT'];
const LEAKS: readonly Kind[] = ['LEAK'];
const REFUSALS: readonly Kind[] = ['REFUSED'];

/** Refusal at an intermediate stop. `at`: 0 is the first of them. */
const refusalKind = (at: number): string => `REFUSED_${at + 2}`;
const STOP_KIND = /^REFUSED_\d$/;

function stopAhead({ form, quote }: TruckSnapshot, passed: readonly string[], before: readonly WentWrong[]) {
  const stops = furtherStops(quote).map((stop, at) => ({ ...stop, at, named: stopLabel(stop, at) }));
  const isDone = ({ isPickup, at, named }: (typeof stops)[number]): boolean => {
    if (isPickup) return isLoadedAtStop(passed, named, countTrucks(form) ?? 1);
    return (
      passed.some((note) => isReportOf(note, signedNote(named))) || before.some(({ kind }) => kind === refusalKind(at))
    );
  };
  const next = stops.find((stop) => !isDone(stop));
  return next && !next.isPickup ? next : null;
}

function openKinds(order: TruckSnapshot, state: OrderState, { passed, before, now }: MishapSo): readonly Kind[] {
  const kind = truckWayKind(order);
  const waits: readonly Kind[] = kind === 'PART' ? [] : ['WAITED'];
  if (state === 'CARGO_IN') return LEAKS;
  if (state === 'DEPARTED')
    return ['BREAKDOWN', 'DELAY_ROAD', ...(stopAhead(order, passed, before) ? waits : []), ...LEAKS];
  // Signed goods count as accepted.
  const isSigned = passed.some((note) => isReportOf(note, SIGNED_FOR));
  if (state === 'ARRIVED') return [...waits, ...(isSigned ? [] : REFUSALS), ...LEAKS];
  if (state !== 'BOOKED') return [];
  if (kind === 'PART') return ['BREAKDOWN'];
  const washed: readonly Kind[] = kind === 'TANK' && order.form.lastLoad === 'SAME' ? ['OTHER_LAST'] : [];
  return [...(countTrucksAtGate(order, now.getTime(), passed) > 0 ? AT_LOADING : []), ...washed, 'BREAKDOWN'];
}

/** Reported at most once per truck: the cost is then in the price. */
const ONCE: readonly string[] = ['NOT_READY', 'OVERWEIGHT', 'OTHER_LAST', 'REFUSED'];

const lastMishap = (before: readonly WentWrong[], ...kinds: readonly string[]): WentWrong | undefined =>
  before.findLast(({ kind }) => kinds.includes(kind));

const isLeaking = (before: readonly WentWrong[]): boolean => lastMishap(before, 'LEAK', 'LEAK_OVER')?.kind === 'LEAK';

const isRefused = ({ kind }: WentWrong): boolean => kind === 'REFUSED' || STOP_KIND.test(kind);

/** First refused goods still in storage. */
function findStoredRefusal(before: readonly WentWrong[]): WentWrong | undefined {
  const stored = before.filter((one) => isRefused(one) && (one.stands === 'DECLINED' || one.stands === 'LAPSED'));
  return stored[before.filter(({ kind }) => kind === 'STORED').length];
}

const refusedKg = (before: readonly WentWrong[]): number =>
  before.filter(({ kind }) => STOP_KIND.test(kind)).reduce((sum, { count }) => sum + count, 0);

/** Share of the load that refused goods are; at the last stop all that was not refused before. */
function refusedShare(
  { form, quote }: TruckSnapshot,
  { kind, count }: Pick<WentWrong, 'kind' | 'count'>,
  before: readonly WentWrong[],
): number {
  const all = readLoadKg(form, quote) ?? 0;
  if (all === 0) return 1;
  return Math.max(0, kind === 'REFUSED' ? 1 - refusedKg(before) / all : count / all);
}

/** Trucks that a mishap can still be reported of, "all" first; undefined if it concerns the order or its only truck. */
function reportableUnits({ form }: TruckSnapshot, kind: Kind, before: readonly WentWrong[]): MishapKind['units'] {
  const trucks = countTrucks(form) ?? 1;
  const told = ONCE.includes(kind) ? before.filter((one) => one.kind === kind) : [];
  if (trucks === 1 || !OF_TRUCK.includes(kind)) return told.length > 0 ? [] : undefined;
  if (told.some(({ unit }) => unit === 0)) return [];
  const left = Array.from({ length: trucks }, (_, at) => at + 1).filter((no) => told.every(({ unit }) => unit !== no));
  return [
    ...(told.length === 0 ? [{ no: 0, name: '全部车辆' }] : []),
    ...left.map((no) => ({ no, name: truckLabel(no) })),
  ];
}

function openNow(order: TruckSnapshot, state: OrderState, so: MishapSo): Kind[] {
  const { before } = so;
  if (isLeaking(before)) return ['LEAK_OVER'];
  const open = openKinds(order, state, so).filter((kind) => reportableUnits(order, kind, before)?.length !== 0);
  return findStoredRefusal(before) ? [...open, 'STORED'] : [...open];
}

/** `unit`: number of the truck; 0 for all. */
function mishapped({ form, quote, charges }: TruckSnapshot, unit = 0): MishapCase {
  const vehicle = vehicleOf(quote);
  const all = countTrucks(form) ?? 1;
  return {
    charges,
    rates: quote.rates,
    trucks: unit === 0 ? all : 1,
    all,
    m3: readVolume(form) || quote.search.m3 || (isDeck(vehicle) ? vehicle.m3 : 0),
    wash: findTankLiquid(quote.offer.detail.cargo.goodsId)?.cleaning ?? null,
  };
}

const carriedLoad = ({ form, quote, charges }: TruckSnapshot) => ({
  charges,
  kg: (readLoadKg(form, quote) ?? 0) * (countTrucks(form) ?? 1),
});

const plainNews = (lines: MishapNews['lines'] = [], note = ''): MishapNews => ({
  note,
  lines,
  ways: null,
  isEnd: false,
});

const withUnit = (order: TruckSnapshot, unit: number): TruckSnapshot =>
  unit === 0 ? order : { ...order, form: { ...order.form, trucks: '1' } };

function overweight(order: TruckSnapshot, weighed: number): MishapNews | { wrong: string } {
  const over = overKg(weighed, order);
  if (over === 0) return { wrong: `过磅 ${weighed} 千克，没有超过所订货重的 ${OVER_SHARE * 100}%，不算超重` };
  const larger = findLargerTruck(weighed, order, goodsFromLibrary);
  const decline = { name: '卸下超出部分', lines: [] };
  const accept = larger && { name: `换${larger.vehicle.nameCn}`, lines: larger.lines };
  return { ...plainNews([], `每车超出 ${over} 千克`), ways: accept && { accept, decline } };
}

function notReady(hours: number, of: MishapCase): MishapNews | { wrong: string } {
  if (hours <= WAITS_HOURS) return plainNews(waitingLines(hours, of), `等候 ${hours} 小时`);
  if (of.trucks < of.all) return { wrong: `只有一车等候超过 ${WAITS_HOURS} 小时：订单不能因此结束，请与下单人商定` };
  return { ...plainNews([], `等候超过 ${WAITS_HOURS} 小时，车辆离场`), isEnd: true };
}

const refused = (accept: MishapRemedy): MishapNews => ({
  ...plainNews(),
  ways: { accept, decline: { name: `就地存放（首日免费，之后每天每立方米 ¥${STORE.perDayM3 / 100}）`, lines: [] } },
});

function refusedAtStop(kind: string, kg: number, order: TruckSnapshot, before: readonly WentWrong[]) {
  const left = (readLoadKg(order.form, order.quote) ?? 0) - refusedKg(before);
  if (kg > left) return { wrong: `每车还有 ${left.toLocaleString('en-US')} 千克，拒收货重不能更多` };
  const lines = broughtBack(mishapped(order), refusedShare(order, { kind, count: kg }, before));
  return { ...refused({ name: '随车退回装货地', lines }), note: `每车 ${kg.toLocaleString('en-US')} 千克` };
}

function mishapNews(
  kind: Kind,
  { count, unit }: MishapReport,
  order: TruckSnapshot,
  before: readonly WentWrong[],
): MishapNews | { wrong: string } {
  const of = mishapped(order, unit);
  const stored = findStoredRefusal(before);
  switch (kind) {
    case 'NOT_READY':
      return notReady(count, of);
    case 'OVERWEIGHT':
      return overweight(withUnit(order, unit), count);
    case 'OTHER_LAST':
      return plainNews(washedAfterAll(of));
    case 'BREAKDOWN':
      return plainNews(breakdownRefundLines(count, of), `换车 ${count} 小时到达`);
    case 'WAITED':
      return plainNews(waitingLines(count, of), `等候 ${count} 小时`);
    case 'REFUSED':
      return refused({
        name: '退回装货地',
        lines: [...broughtBack(of, refusedShare(order, { kind, count }, before)), ...waitingLines(count, of)],
      });
    case 'STORED':
      return plainNews(storageLines(count, of, stored ? refusedShare(order, stored, before) : 1), `存放 ${count} 天`);
    case 'LEAK':
      return plainNews([], `已按安全卡处置，请保持 24 小时应急电话 ${order.form.emergencyPhone} 畅通；报警 119、110`);
    default:
      return plainNews();
  }
}

export const truckMishaps: Mishaps<TruckForm, TruckQuote> = {
  kinds(order, state, so) {
    const { passed, before } = so;
    const complaints = isLeaking(before) ? [] : truckComplaints(carriedLoad(order), state, so);
    const open = openNow(order, state, so).map((kind): MishapKind => {
      const units = reportableUnits(order, kind, before);
      return { kind, ...NAMES[kind], ...(units && { units }) };
    });
    const all = [...open, ...complaints];
    const stop = state === 'DEPARTED' && !isLeaking(before) ? stopAhead(order, passed, before) : null;
    return stop ? [...all, { kind: refusalKind(stop.at), name: refusedNote(stop.named), counts: REFUSED_KG }] : all;
  },
  told(order, report, before) {
    const { kind, count } = report;
    if (STOP_KIND.test(kind)) return refusedAtStop(kind, count, order, before);
    if (COMPLAINTS.some((one) => one === kind)) {
      const told = judgeTruckComplaint(carriedLoad(order), kind, count, before);
      return 'wrong' in told ? told : plainNews(told.lines, told.note);
    }
    return isKind(kind) ? mishapNews(kind, report, order, before) : { wrong: '没有这种异常' };
  },
  complains: (order, before) => truckComplaintsAbout(carriedLoad(order), before),
  covers: [TRUCK_EXTRA_WORDS.waiting, TRUCK_EXTRA_WORDS.returning, TRUCK_EXTRA_WORDS.overstay],
  first(before, event) {
    if (isLeaking(before)) return '险情未解除，不能登记';
    const stored = findStoredRefusal(before);
    // Goods stored at a stop let the truck go on.
    const isHeld = stored !== undefined && (stored.kind === 'REFUSED' || event === 'completed');
    return isHeld ? '拒收的货物还在存放，请先登记出库' : null;
  },
  takes(order, { kind, count, unit }) {
    const { form, quote } = withUnit(order, unit);
    const larger = kind === 'OVERWEIGHT' ? findLargerTruck(count, { form, quote }, goodsFromLibrary) : null;
    return larger ? truckTakings(form, quote, larger.vehicle.code) : [];
  },
};
