import { ALL_TANK_TYPES, HEATINGS, tankTypeOf } from '../../goods/tank/types';
import { closingOf } from '../../offer/cutoffs';
import type { OrderFacts } from '../../order/facts';
import { choice, day, moment, number, text, whole } from '../../order/field-kinds';
import { partOf, type PartOf, type Said } from '../../order/fields';
import type { OrderForm } from '../../order/form';
import { momentIn } from '../../values/moments';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { isStabilized } from './cargo';
import { isLease } from './lease';
import type { TankQuote } from './quote';
import { HEATED, isHotAsked, LAST_CARGOES, LEASE_DAYS, tankQuestion } from './search';

export const TANK_STEPS = ['goods', 'tank', 'parties', 'confirm'] as const;
export type TankStep = (typeof TANK_STEPS)[number];

export const DISCHARGES = ['BOTTOM', 'TOP'] as const;
export const DEPOSIT_WAYS = ['TRANSFER', 'CREDIT'] as const;
const YES_NO = ['Y', 'N'] as const;

export const MOST_TANKS = 50;

/** A figure of a search is no other in the form. */
const searched = (name: 'tons' | 'loadC' | 'hotC' | 'd15' | 'd50') => {
  const { places, bounds } = tankQuestion.parts[name];
  return { step: 'goods', need: true, places, ...bounds };
};

const FIELDS = {
  quantityT: number({ ...searched('tons'), code: 'tankQuantity' }),
  loadTemp: number({ ...searched('loadC'), code: 'tankLoadTemp' }),
  /** At its hottest on the way: asked of what is heated, or filled in hot. */
  hotTemp: number({ ...searched('hotC'), code: 'tankHotTemp' }),
  density15: number({ ...searched('d15'), code: 'tankDensity' }),
  density50: number({ ...searched('d50'), code: 'tankDensity' }),
  viscosity: number({ step: 'goods', code: 'tankViscosity', places: 1, over: 0 }),
  /** Degrees at which it begins to react with itself. */
  sapt: number({ step: 'goods', code: 'tankSapt', places: 1, least: -50, most: 200 }),
  inhibitorUntil: day({ step: 'goods', need: true, code: 'tankInhibitorDay' }),
  tankType: choice(
    ALL_TANK_TYPES.map(({ code }) => code),
    { step: 'tank', need: true },
  ),
  tanks: whole({ step: 'tank', need: true, code: 'tankCount', least: 1, most: MOST_TANKS }),
  lastCargo: choice(LAST_CARGOES, { step: 'tank', need: true }),
  heating: choice(HEATED, { step: 'tank', need: true }),
  discharge: choice(DISCHARGES, { step: 'tank', need: true }),
  nitrogen: choice(YES_NO, { step: 'tank', need: true }),
  cleanAtDest: choice(YES_NO, { step: 'tank', need: true }),
  leaseDays: whole({ step: 'tank', need: true, code: 'tankLease', least: 1, most: 365 }),
  loadAddress: text({ step: 'tank', need: true, most: 120 }),
  loadFrom: moment({ step: 'tank', need: true, code: 'tankMoment' }),
  loadTo: moment({ step: 'tank', need: true, code: 'tankMoment' }),
  depositWay: choice(DEPOSIT_WAYS, { step: 'confirm', need: true }),
};

type Shared = Pick<OrderForm, 'isDanger' | 'goods' | 'offerId'>;
type All = Shared & PartOf<typeof FIELDS>;
type Facts = Pick<OrderFacts<TankQuote>, 'quote' | 'now'>;

const cargoOf = ({ quote }: Facts) => quote?.offer.detail.cargo ?? null;
const tankOf = ({ quote }: Facts) => (quote ? tankTypeOf(quote.offer.detail.tank) : null);

const isHot = ({ heating, loadTemp }: All): boolean => isHotAsked(heating, numberIn(loadTemp, 1));

const hotRule = ({ hotTemp, loadTemp }: All): Said =>
  (numberIn(hotTemp, 1) ?? 0) < (numberIn(loadTemp, 1) ?? -Infinity) ? 'tankHotLow' : null;

const densityRule = ({ density15, density50 }: All): Said =>
  (numberIn(density50, 4) ?? 0) >= (numberIn(density15, 4) ?? Infinity) ? 'tankDensityOrder' : null;

function heatingRule({ heating }: All, facts: Facts): Said {
  const has = tankOf(facts)?.heating ?? HEATINGS;
  return heating === 'N' || has.some((one) => one === heating) ? null : 'tankHeatingNone';
}

const dischargeRule = ({ discharge }: All, facts: Facts): Said =>
  discharge === 'BOTTOM' && tankOf(facts)?.hasOutlet === false ? 'tankNoOutlet' : null;

function nitrogenRule({ nitrogen }: All, facts: Facts): Said {
  const rule = cargoOf(facts)?.liquid?.nitrogen;
  if (rule === 'REQUIRED' && nitrogen === 'N') return 'tankNitrogenForced';
  return rule === 'FORBIDDEN' && nitrogen === 'Y' ? 'tankNitrogenForbidden' : null;
}

/** A quote is for one kind of tank. */
const typeRule = ({ tankType }: All, { quote }: Facts): Said =>
  quote === null || tankType === quote.offer.detail.tank ? null : 'tankOtherType';

function leaseRule(form: All, { quote }: Facts): Said {
  const days = wholeNumberIn(form.leaseDays) ?? 0;
  if (isLease(form)) return days < LEASE_DAYS.least ? ['tankLeaseLong', { least: LEASE_DAYS.least }] : null;
  const least = quote?.rates.days.least ?? 0;
  return days < least ? ['tankLeaseShort', { least }] : null;
}

const loadFromRule = ({ loadFrom }: All, { now }: Facts): Said =>
  (momentIn(loadFrom) ?? now) < now ? 'tankLoadPast' : null;

function loadToRule({ loadFrom, loadTo }: All, { quote }: Facts): Said {
  const [from, to] = [momentIn(loadFrom), momentIn(loadTo) ?? 0];
  if (from !== null && to < from) return 'tankLoadOrder';
  const closing = quote ? closingOf(quote.offer.cutoffs) : null;
  return closing !== null && to >= closing ? 'tankLoadLate' : null;
}

/** Whoever hires a tank fills, washes and sends it as he likes. */
const isTrip = (form: All): boolean => !isLease(form);

/** What only a tank asks. */
export const OWN = partOf<typeof FIELDS, Shared, Facts>(FIELDS, {
  asks: {
    hotTemp: isHot,
    sapt: (_, facts) => isStabilized(cargoOf(facts) ?? { unNo: null }),
    inhibitorUntil: (form, facts) => isTrip(form) && (cargoOf(facts)?.liquid?.isInhibited ?? false),
    lastCargo: isTrip,
    nitrogen: isTrip,
    cleanAtDest: isTrip,
    loadAddress: isTrip,
    loadFrom: isTrip,
    loadTo: isTrip,
  },
  rules: {
    hotTemp: hotRule,
    density50: densityRule,
    tankType: typeRule,
    heating: heatingRule,
    discharge: dischargeRule,
    nitrogen: nitrogenRule,
    leaseDays: leaseRule,
    loadFrom: loadFromRule,
    loadTo: loadToRule,
  },
});
