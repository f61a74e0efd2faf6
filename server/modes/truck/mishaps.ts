import type { TruckForm } from '../../../domain/modes/truck/form';
import {
  broughtBack,
  givenBackFor,
  largerFor,
  type Mishapped,
  overKg,
  storedFor,
  waitedFor,
  WAITS_HOURS,
  washedAfterAll,
} from '../../../domain/modes/truck/mishaps';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import { m3In, trucksIn } from '../../../domain/modes/truck/reading';
import { isDeck } from '../../../domain/modes/truck/vehicles';
import { vehicleOf } from '../../../domain/modes/truck/reading';
import { tankLiquidOf } from '../../../domain/goods/tank/liquids';
import type { OrderState } from '../../../domain/order/lifecycle';
import { isReportOf } from '../../../domain/order/way';
import type { MishapBefore, Mishaps, MishapTold } from '../../after/mishap/words';
import type { Snapshot } from '../mode';
import { type Kind, NAMES } from './mishap-names';
import { goodsOf, takesOn } from './ordered';
import { kindOf } from './units';
import { AT_GATE, SIGNED_FOR } from './way';

type Ordered = Snapshot<TruckForm, TruckQuote>;

const isKind = (kind: string): kind is Kind => Object.hasOwn(NAMES, kind);

const LEAKS: readonly Kind[] = ['LEAK'];
const REFUSALS: readonly Kind[] = ['REFUSED'];

/** What of it can happen where an order stands; a truck that is shared waits for nobody. */
function openIn(order: Ordered, state: OrderState, passed: readonly string[]): readonly Kind[] {
  const kind = kindOf(order);
  const waits: readonly Kind[] = kind === 'PART' ? [] : ['WAITED'];
  if (state === 'CARGO_IN') return LEAKS;
  if (state === 'DEPARTED') return ['BREAKDOWN', 'DELAY_ROAD', ...LEAKS];
  // Whoever has signed for goods has taken them.
  const isSigned = passed.some((note) => isReportOf(note, SIGNED_FOR));
  if (state === 'ARRIVED') return [...waits, ...(isSigned ? [] : REFUSALS), ...LEAKS];
  if (state !== 'BOOKED') return [];
  if (kind === 'PART') return ['BREAKDOWN'];
  const isAtGate = passed.some((note) => note.startsWith(AT_GATE));
  const washed: readonly Kind[] = kind === 'TANK' && order.form.lastLoad === 'SAME' ? ['OTHER_LAST'] : [];
  return [...(isAtGate ? (['NOT_READY', 'OVERWEIGHT'] as const) : []), ...washed, 'BREAKDOWN'];
}

/** Each of these is told once: what it costs stands in the price from then on. */
const ONCE: readonly string[] = ['NOT_READY', 'OVERWEIGHT', 'OTHER_LAST', 'REFUSED'];

const lastOf = (before: readonly MishapBefore[], ...kinds: readonly string[]): MishapBefore | undefined =>
  before.findLast(({ kind }) => kinds.includes(kind));

const isLeaking = (before: readonly MishapBefore[]): boolean => lastOf(before, 'LEAK', 'LEAK_OVER')?.kind === 'LEAK';

/** Goods that nobody took lie in a store, and have not left it. */
function isStored(before: readonly MishapBefore[]): boolean {
  const last = lastOf(before, 'REFUSED', 'STORED');
  return last?.kind === 'REFUSED' && (last.stands === 'DECLINED' || last.stands === 'LAPSED');
}

function openNow(
  order: Ordered,
  state: OrderState,
  passed: readonly string[],
  before: readonly MishapBefore[],
): Kind[] {
  if (isLeaking(before)) return ['LEAK_OVER'];
  const open = openIn(order, state, passed).filter((kind) => !ONCE.includes(kind) || !lastOf(before, kind));
  return isStored(before) ? [...open, 'STORED'] : [...open];
}

function mishapped({ form, quote, charges }: Ordered): Mishapped {
  const vehicle = vehicleOf(quote);
  return {
    charges,
    rates: quote.rates,
    trucks: trucksIn(form) ?? 1,
    m3: m3In(form) || quote.search.m3 || (isDeck(vehicle) ? vehicle.m3 : 0),
    wash: tankLiquidOf(quote.offer.detail.cargo.goodsId)?.cleaning ?? null,
  };
}

const plain = (lines: MishapTold['lines'] = [], note = ''): MishapTold => ({ note, lines, ways: null, isEnd: false });

function overweight(order: Ordered, weighed: number): MishapTold | { wrong: string } {
  const over = overKg(weighed, order);
  if (over === 0) return { wrong: `过磅 ${weighed} 千克，没有超过所订货重的 3%，不算超重` };
  const larger = largerFor(weighed, order, goodsOf);
  const decline = { name: '卸下超出部分', lines: [] };
  const accept = larger && { name: `换${larger.vehicle.nameCn}`, lines: larger.lines };
  return { ...plain([], `每车超出 ${over} 千克`), ways: accept && { accept, decline } };
}

function notReady(hours: number, of: Mishapped): MishapTold {
  if (hours <= WAITS_HOURS) return plain(waitedFor(hours, of), `等候 ${hours} 小时`);
  return { ...plain([], `等候超过 ${WAITS_HOURS} 小时，车辆离场`), isEnd: true };
}

const refused = (hours: number, of: Mishapped): MishapTold => ({
  ...plain(),
  ways: {
    accept: { name: '退回装货地', lines: [...broughtBack(of), ...waitedFor(hours, of)] },
    decline: { name: '就地存放（首日免费，之后每天每立方米 ¥120）', lines: [] },
  },
});

function toldOf(kind: Kind, count: number, order: Ordered): MishapTold | { wrong: string } {
  const of = mishapped(order);
  switch (kind) {
    case 'NOT_READY':
      return notReady(count, of);
    case 'OVERWEIGHT':
      return overweight(order, count);
    case 'OTHER_LAST':
      return plain(washedAfterAll(of));
    case 'BREAKDOWN':
      return plain(givenBackFor(count, of), `换车 ${count} 小时到达`);
    case 'WAITED':
      return plain(waitedFor(count, of), `等候 ${count} 小时`);
    case 'REFUSED':
      return refused(count, of);
    case 'STORED':
      return plain(storedFor(count, of), `存放 ${count} 天`);
    case 'LEAK':
      return plain([], `已按安全卡处置，请保持 24 小时应急电话 ${order.form.emergencyPhone} 畅通；报警 119、110`);
    default:
      return plain();
  }
}

/** What goes wrong on the way of trucks; what it costs is counted in `domain/modes/truck/mishaps.ts`. */
export const truckMishaps: Mishaps<TruckForm, TruckQuote> = {
  kinds: (order, state, { passed, before }) =>
    openNow(order, state, passed, before).map((kind) => ({ kind, ...NAMES[kind] })),
  told: (order, kind, count) => (isKind(kind) ? toldOf(kind, count, order) : { wrong: '没有这种异常' }),
  covers: ['超 3 小时等候', '收货人拒收返程', '站点超期仓储'],
  first(before) {
    if (isLeaking(before)) return '险情未解除，不能登记';
    return isStored(before) ? '拒收的货物还在存放，请先登记出库' : null;
  },
  takes(order, kind, weighed) {
    if (kind !== 'OVERWEIGHT') return [];
    const larger = largerFor(weighed, order, goodsOf);
    return larger ? takesOn(order.form, order.quote, larger.vehicle.code) : [];
  },
};
