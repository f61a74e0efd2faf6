import { bagFindings, isFreezing, type FlexiTransit } from '../../../../domain/modes/flexi/judging';
import { carrierMostKg } from '../../../../domain/modes/flexi/carriers';
import type { FlexiDetail, OtherPackagings } from '../../../../domain/modes/flexi/detail';
import type { FlexiFinding } from '../../../../domain/modes/flexi/finding';
import type { FitDay } from '../../../../domain/modes/flexi/fitting';
import { goodsFreezingPoint } from '../../../../domain/modes/flexi/liquid';
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
import { parseMoment } from '../../../../domain/values/moments';
import { offerState } from '../../offers/state-of';
import { findLane } from '../../sea/lanes';
import type { World } from '../mode';
import type { FlexiQuestionFacts } from './asked';
import { fitDays } from './fitting';
import type { Supplier } from './suppliers';
import { boxRatesFromCharges, supplierRates } from './tariff';
import { buildVerdict } from './verdict';

export type FlexiPricedOffer = { offer: FlexiOffer; rates: FlexiRates | null };

type Aboard = {
  sailing: Sailing;
  way: FlexiTransit;
  days: FitDay[];
  rates: (supplier: Supplier) => FlexiRates | null;
  now: number;
  calendar: Calendar;
};

export function sailingFacts(
  sailing: Sailing,
  { now, taken, tariffs, calendar = BUILT_IN }: Pick<World, 'now' | 'taken' | 'calendar' | 'tariffs'>,
): Aboard {
  const { carrier, org, dst, cutoffs, etd, eta, price } = sailing;
  const line = findLane(org.code, dst.code)?.line ?? '';
  const boxRates = price && boxRatesFromCharges(price.charges);
  const yardCloses = parseMoment(cutoffs.find(({ code }) => code === 'CY_CLOSE')?.at ?? etd) ?? 0;
  return {
    sailing,
    way: {
      carrier,
      mostKg: carrierMostKg(carrier.code),
      dst: dst.code,
      coldest: coldestC(line, parseMoment(etd) ?? 0, parseMoment(eta) ?? 0),
    },
    days: fitDays(org.code, yardCloses, { now, taken }),
    now,
    calendar,
    rates: (supplier) => boxRates && supplierRates(supplier, boxRates, tariffs),
  };
}

const chooseLayer = ({ layers }: Supplier, { layer }: FlexiSearch): Layer | null =>
  layer === null ? (layers[0] ?? null) : (layers.find((one) => one === layer) ?? null);

function bagState({ sailing, days }: Aboard, bags: number, hasPrice: boolean): SailingState {
  if (sailing.state !== 'OPEN') return sailing.state;
  return offerState(
    false,
    days.every(({ left }) => left < bags),
    hasPrice,
  );
}

type FlexiSupply = { supplier: Supplier; layer: Layer; hasPad: boolean; rates: FlexiRates | null };

/** A bag made to order must arrive by the last fitting day. */
function judgeBag(
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

const bagCharges = (
  { rates, layer, hasPad }: FlexiSupply,
  { load }: FlexiQuestionFacts,
  { food, unload }: FlexiSearch,
): Charges | null =>
  rates &&
  flexiCharges(
    { bags: load.plan.bags, sizeL: load.plan.bag.sizeL, layer, isFood: food === 'Y', hasPad, unload, km: null },
    rates,
  );

function buildDetail(
  on: Aboard,
  bought: FlexiSupply,
  { goods, load }: FlexiQuestionFacts,
  others: OtherPackagings,
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
    cold: { freezeC: goodsFreezingPoint(goods), coldest: way.coldest },
    fitting: { city: org, days },
    others,
    findings: findings
      .filter(({ level }) => level !== 'PASS')
      .map(({ level, code, given }) => ({ level, code, given })),
  };
}

/** A supplier's bag on a sailing; null if it makes none of that kind. */
export function buildOffer(
  on: Aboard,
  supplier: Supplier,
  asked: FlexiQuestionFacts,
  search: FlexiSearch,
  others: OtherPackagings,
): FlexiPricedOffer | null {
  const layer = chooseLayer(supplier, search);
  if (layer === null || (search.food === 'Y' && !supplier.isFood)) return null;
  const { sailing, days, way } = on;
  const { bags } = asked.load.plan;
  const hasPad = search.heat === null ? isFreezing(asked.goods, way.coldest) === true : search.heat === 'Y';
  const bought = { supplier, layer, hasPad, rates: on.rates(supplier) };
  const findings = judgeBag(on, asked, search, hasPad);
  const charges = bagCharges(bought, asked, search);
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
    state: bagState(on, bags, charges !== null),
    left: [
      { measure: 'BOX', amount: sailing.slots },
      { measure: 'TEAM', amount: Math.max(0, ...days.map(({ left }) => left)) },
    ],
    acceptance: buildVerdict(findings),
    price: charges && { charges, units: [] },
    detail: buildDetail(on, bought, asked, others, findings),
  };
  return { offer, rates: bought.rates };
}
