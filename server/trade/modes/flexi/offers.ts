import { bagFindings, isFreezing, type FlexiWay } from '../../../../domain/modes/flexi/judging';
import { mostKgOf } from '../../../../domain/modes/flexi/carriers';
import type { FlexiDetail, Others } from '../../../../domain/modes/flexi/detail';
import type { FlexiFinding } from '../../../../domain/modes/flexi/finding';
import type { FitDay } from '../../../../domain/modes/flexi/fitting';
import { freezeOf } from '../../../../domain/modes/flexi/liquid';
import { leadFindings } from '../../../../domain/modes/flexi/lead';
import { flexiCharges } from '../../../../domain/modes/flexi/price';
import type { FlexiOffer } from '../../../../domain/modes/flexi/quote';
import type { FlexiRates } from '../../../../domain/modes/flexi/rates';
import type { FlexiSearch, Layer } from '../../../../domain/modes/flexi/search';
import { coldestC } from '../../../../domain/offer/climate';
import type { Charges } from '../../../../domain/offer/charges';
import { firstDeadline } from '../../../../domain/offer/cutoffs';
import type { Sailing, SailingState } from '../../../../domain/offer/sailing';
import { BUILT_IN, type Calendar } from '../../../../domain/values/days-off';
import { momentIn } from '../../../../domain/values/moments';
import { findLane } from '../../sea/lanes';
import type { World } from '../mode';
import type { FlexiQuestionFacts } from './asked';
import { fitDays } from './fitting';
import type { Supplier } from './suppliers';
import { boxRatesOf, ratesOf } from './tariff';
import { verdictOf } from './verdict';

export type FlexiPricedOffer = { offer: FlexiOffer; rates: FlexiRates | null };

type Aboard = {
  sailing: Sailing;
  way: FlexiWay;
  days: FitDay[];
  rates: (supplier: Supplier) => FlexiRates | null;
  now: number;
  calendar: Calendar;
};

export function aboard(
  sailing: Sailing,
  { now, taken, calendar = BUILT_IN }: Pick<World, 'now' | 'taken' | 'calendar'>,
): Aboard {
  const { carrier, org, dst, cutoffs, etd, eta, price } = sailing;
  const line = findLane(org.code, dst.code)?.line ?? '';
  const boxRates = price && boxRatesOf(price.charges);
  const yardCloses = momentIn(cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? etd) ?? 0;
  return {
    sailing,
    way: {
      carrier,
      mostKg: mostKgOf(carrier.code),
      dst: dst.code,
      coldest: coldestC(line, momentIn(etd) ?? 0, momentIn(eta) ?? 0),
    },
    days: fitDays(org.code, yardCloses, { now, taken }),
    now,
    calendar,
    rates: (supplier) => boxRates && ratesOf(supplier, boxRates),
  };
}

const layerBy = ({ layers }: Supplier, { layer }: FlexiSearch): Layer | null =>
  layer === null ? (layers[0] ?? null) : (layers.find((one) => one === layer) ?? null);

function stateOf({ sailing, days }: Aboard, bags: number): SailingState {
  if (sailing.state !== 'OPEN') return sailing.state;
  return days.some(({ left }) => left >= bags) ? 'OPEN' : 'SOLD_OUT';
}

type FlexiSupply = { supplier: Supplier; layer: Layer; hasPad: boolean; rates: FlexiRates | null };

/** A bag made to order must arrive by the last fitting day. */
function findingsOn(
  { way, days, now, calendar }: Aboard,
  { goods, load }: FlexiQuestionFacts,
  { viscosity, unload }: FlexiSearch,
  hasPad: boolean,
): FlexiFinding[] {
  const { litres, kg } = load.plan;
  const { density, loadTemp } = load;
  return [
    ...bagFindings(goods, { litres, kg, density, loadTemp, viscosity, unload, hasPad }, way),
    ...leadFindings(litres, days.at(-1)?.day ?? '', now, calendar),
  ];
}

const chargesOf = (
  { rates, layer, hasPad }: FlexiSupply,
  { load }: FlexiQuestionFacts,
  { food, unload }: FlexiSearch,
): Charges | null =>
  rates &&
  flexiCharges(
    { bags: load.plan.bags, sizeL: load.plan.bag.sizeL, layer, isFood: food === 'Y', hasPad, unload, km: null },
    rates,
  );

function detailOf(
  on: Aboard,
  bought: FlexiSupply,
  { goods, load }: FlexiQuestionFacts,
  others: Others,
  findings: readonly FlexiFinding[],
): FlexiDetail {
  const { sailing, way, days } = on;
  const { sailingId, carrier, vessel, voyage, via, transitDays, org } = sailing;
  const { supplier, layer, hasPad } = bought;
  const { bags, litres, kg, bag } = load.plan;
  return {
    sailingId,
    carrier,
    mostKg: way.mostKg,
    vessel,
    voyage,
    via,
    transitDays,
    bags,
    litres,
    kg,
    bag,
    layer,
    density: load.density,
    loadTemp: load.loadTemp,
    hasPad,
    trial: load.trial,
    makes: { layers: supplier.layers, isFood: supplier.isFood },
    cold: { freezeC: freezeOf(goods), coldest: way.coldest },
    fitting: { city: org, days },
    others,
    findings: findings
      .filter(({ level }) => level !== 'PASS')
      .map(({ level, code, given }) => ({ level, code, given })),
  };
}

/** A supplier's bag on a sailing; null if it makes none of that kind. */
export function offerOn(
  on: Aboard,
  supplier: Supplier,
  asked: FlexiQuestionFacts,
  search: FlexiSearch,
  others: Others,
): FlexiPricedOffer | null {
  const layer = layerBy(supplier, search);
  if (layer === null || (search.food === 'Y' && !supplier.isFood)) return null;
  const { sailing, days, way } = on;
  const { bags } = asked.load.plan;
  const hasPad = search.heat === null ? isFreezing(asked.goods, way.coldest) === true : search.heat === 'Y';
  const bought = { supplier, layer, hasPad, rates: on.rates(supplier) };
  const findings = findingsOn(on, asked, search, hasPad);
  const charges = chargesOf(bought, asked, search);
  const { code, nameCn, nameEn } = supplier;
  const offer: FlexiOffer = {
    offerId: `FX-${code}-${sailing.sailingId}`,
    mode: 'FLEXI',
    supplier: { code, nameCn, nameEn },
    org: sailing.org,
    dst: sailing.dst,
    leavesAt: sailing.etd,
    arrivesAt: sailing.eta,
    cutoffs: sailing.cutoffs,
    closesAt: firstDeadline(sailing.cutoffs) ?? sailing.etd,
    state: stateOf(on, bags),
    left: [
      { measure: 'BOX', amount: sailing.slots },
      { measure: 'TEAM', amount: Math.max(0, ...days.map(({ left }) => left)) },
    ],
    acceptance: verdictOf(findings),
    price: charges && { charges, units: [] },
    detail: detailOf(on, bought, asked, others, findings),
  };
  return { offer, rates: bought.rates };
}
