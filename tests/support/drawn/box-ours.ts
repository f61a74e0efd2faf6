import { findPlacards } from '../../../domain/goods/placards';
import { classifyFire } from '../../../domain/goods/fire-class';
import { cfsCancelFee } from '../../../domain/modes/cfs/cancel';
import { cfsCharges } from '../../../domain/modes/cfs/price';
import { lclCancelFee } from '../../../domain/modes/lcl/cancel';
import { compareTons, deadFreight } from '../../../domain/modes/lcl/measured';
import { chooseBox, type StowedGoods } from '../../../domain/modes/lcl/shared-box';
import { judgeShedGoods, type ShedRefusal } from '../../../domain/modes/lcl/shed';
import { findShed } from '../../../domain/modes/lcl/sheds';
import { stowedGoods } from '../../../domain/modes/lcl/stowed';
import { yuanForDollar } from '../../../domain/offer/charge-lines';
import { goodsById, type Goods } from '../../../server/world/dangerous-goods/library';
import { serviceRates } from '../../../server/trade/modes/lcl/asked';
import { SERVICES } from '../../../server/trade/modes/lcl/services';
import { stationRates } from '../../../server/trade/modes/cfs/tariff';
import type { BoxFeeInput, CfsInput, PlaceInput, PlacardInput, ShedInput } from './box-inputs';
import { worded, type Counted } from './counted';
import { demoTariffs } from '../../../server/trade/modes/sheets';

const TARIFF = stationRates(demoTariffs());
if (!TARIFF) throw new Error('the demo has every price');
const RATES = TARIFF;

/** Sorted by name, since a station groups its lines differently from the formulas. */
export const inOrder = (counted: Counted): Counted =>
  counted && counted.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));

export function cfsPrice({ boxes, isD, placardCount, fork, stay, isEvening, weekend, dray, vgm, ...more }: CfsInput) {
  const each = boxes.flatMap(({ type, count }) =>
    Array.from({ length: count }, () => ({ type, isEvening, isWeekend: weekend })),
  );
  const asked = { placards: placardCount, heavy: fork, days: stay, drayage: dray, weigh: vgm, customs: false };
  return inOrder(worded(cfsCharges({ ...more, ...asked, isDanger: isD ? 'Y' : 'N', boxes: each }, RATES)));
}

const HOUR = 3_600_000;

/** Fees in minor units for LCL cancellation, dead freight and station slots; null when too late. */
export function boxFees({ dst, state, hours, rt, ocean, rate, loading, came }: BoxFeeInput): Counted {
  const service = SERVICES.find((one) => one.dst.code === dst);
  const rates = service && serviceRates(service, { rate, wholeBox: null, tariffs: demoTariffs() });
  if (!rates) return null;
  const left = { state, now: 0 } as const;
  const oceanYuan = Math.round(ocean * 100) * yuanForDollar(rates);
  const fee = lclCancelFee({ ...left, closes: hours * HOUR, tons: rt, oceanYuan, rates });
  const { short } = compareTons(rt, came);
  const stuffing = cfsCancelFee({ state: 'BOOKED', now: 0, comes: hours * HOUR, loading: Math.round(loading * 100) });
  return [fee?.amount ?? -1, deadFreight(short, rates).total.amount, stuffing?.amount ?? -1];
}

function known(id: string): Goods {
  const goods = goodsById(id);
  if (!goods) throw new Error(`nobody knows ${id}`);
  return goods;
}

const SAID: Readonly<Record<ShedRefusal, string>> = {
  consolRefuses: 'consolRefuses',
  packingGroupOne: 'consolPg1',
  shedRefuses: 'cfsRefuses',
  fireRefused: 'cfsFireClass',
  // Manual findings block nothing in the formulas.
  fireUntold: '',
  fireUnsure: '',
};

export function shedSays({ cfs, id }: ShedInput): Counted {
  const shed = findShed(cfs);
  const facts = known(id);
  const { hazardClass } = facts;
  const refusal =
    shed &&
    hazardClass !== null &&
    judgeShedGoods({ ...facts, hazardClass, fire: classifyFire({ ...facts, facts }) }, shed);
  return [refusal ? SAID[refusal] : ''];
}

const inBox = (id: string): StowedGoods =>
  stowedGoods(known(id), { isLimited: false, isFood: false, technicalName: null });

const BOX = { kg: 20_000, m3: 25 };
const GRAMS = 1_000;
const loadOf = (kg: number, m3: number) => ({ grams: kg * GRAMS, litres: Math.round(m3 * 1_000) });

/** Container with its answer: free, needs approval, or none. */
export function placed({ boxes, want }: PlaceInput): Counted {
  const shared = boxes.map(({ goods, kg, m3 }) => ({
    inside: goods.map(inBox),
    room: loadOf(BOX.kg - kg, Math.round((BOX.m3 - m3) * 10) / 10),
  }));
  const placing = chooseBox(shared, want.uns.map(inBox), loadOf(want.kg, want.m3));
  if ('refused' in placing) return [-1, placing.refused === 'soldOut' ? 'FULL' : 'BLOCK'];
  if (placing.level === 'MANUAL') return [-1, 'BLOCK'];
  return [placing.box, placing.level === 'NEED_APPROVAL' ? 'NEED_APPROVAL' : 'PASS'];
}

export function placarded(input: PlacardInput): Counted {
  const all = input.map(({ id, kg }) => {
    const { unNo, hazardClass, subRisks, isMarinePollutant } = known(id);
    return { unNo: unNo ?? '', hazardClass: hazardClass ?? '9', subRisks, isMarinePollutant, isLimited: false, kg };
  });
  return [findPlacards(all).count];
}
