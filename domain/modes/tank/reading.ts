import { readShortUnNo as unNumberIn } from '../../goods/identity';
import { tankPlan, fillWindow } from '../../goods/tank/fill';
import { findTankType, type TankType } from '../../goods/tank/types';
import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { dayAt, daysAfter, isDay, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { kgOfTons, parseNumber, parseWholeNumber } from '../../values/typed-number';
import { fillFigures } from './cargo';
import { isLease, leaseCharges, leaseUntil } from './lease';
import { MOST_TANKS, type TankForm } from './form';
import type { TankQuestionFacts } from './asked';
import { tankCharges, type TankPriceInput } from './price';
import type { TankQuote } from './quote';
import { isHighestTempAsked, LEASE_DAYS, tankQuestion } from './search';
import { freeReturnDay } from './week';

type TankFormFields = Pick<
  TankForm,
  'quantityT' | 'loadTemp' | 'hotTemp' | 'density15' | 'density50' | 'viscosity' | 'heating'
>;

/** Parsed by the search's rule; an invalid figure counts as missing. */
const readFigure = (name: 'tons' | 'loadC' | 'hotC' | 'd15' | 'd50', typed: string): number | null =>
  tankQuestion.parts[name].read(typed) ?? null;

/** Whole kilograms, rounded up; null while unreadable. */
export function readKg({ quantityT }: Pick<TankForm, 'quantityT'>): number | null {
  const tons = readFigure('tons', quantityT);
  return tons === null ? null : kgOfTons(tons);
}

export function readTankCount({ tanks }: Pick<TankForm, 'tanks'>): number | null {
  const count = parseWholeNumber(tanks);
  return count === null || count < 1 || count > MOST_TANKS ? null : count;
}

/** Throws on an unknown tank code: quotes only name tanks of the fleet. */
export function quotedTank({ offer: { detail } }: Pick<TankQuote, 'offer'>): TankType {
  const tank = findTankType(detail.tank);
  if (!tank) throw new Error(`there is no tank ${detail.tank}`);
  return tank;
}

function readHighestTemp({ heating, loadTemp, hotTemp }: TankFormFields): { isAsked: boolean; hotC: number | null } {
  const isAsked = isHighestTempAsked(heating, readFigure('loadC', loadTemp));
  // Ignore a value whose field is no longer shown.
  return { isAsked, hotC: isAsked ? readFigure('hotC', hotTemp) : null };
}

export function readFillFigures(form: TankFormFields, { offer }: TankQuote): ReturnType<typeof fillFigures> {
  const [d15, d50] = [readFigure('d15', form.density15), readFigure('d50', form.density50)];
  const loadC = readFigure('loadC', form.loadTemp);
  if (d15 === null || d50 === null || loadC === null) return null;
  const { isAsked, hotC } = readHighestTemp(form);
  if (isAsked && hotC === null) return null;
  return fillFigures(offer.detail.cargo, { d15, d50, loadC, hotC, viscosity: parseNumber(form.viscosity, 1) });
}

export function readFillPlan(form: TankForm, quote: TankQuote): { tanks: number; eachKg: number } | null {
  const [kg, filled] = [readKg(form), readFillFigures(form, quote)];
  const plan = kg === null || filled === null ? null : tankPlan(quotedTank(quote), filled, kg);
  return plan?.kind === 'fits' ? plan : null;
}

/** True if the form's tank is the quoted one or not chosen yet. */
export const isQuotedTank = ({ tankType }: Pick<TankForm, 'tankType'>, { offer }: TankQuote): boolean =>
  tankType === '' || tankType === offer.detail.tank;

type Goods = Pick<TankForm, 'goods' | 'isDanger'>;

export function isQuotedGoods(
  { goods: [row], isDanger }: Goods,
  { offer }: TankQuote,
  goodsOf: OrderFacts['goodsOf'],
): boolean {
  const { cargo } = offer.detail;
  if (!row || isDanger !== (cargo.unNo === null ? 'N' : 'Y')) return false;
  const typed = (isDanger === 'Y' ? row.unNo : row.nameCn).trim();
  if (isDanger === 'N' || typed === '') return typed === '' || typed === cargo.name;
  const known = goodsOf(row);
  return unNumberIn(typed) === cargo.unNo && (known === null || known.goodsId === cargo.goodsId);
}

export const isAsQuoted = (
  form: Goods & Pick<TankForm, 'tankType'>,
  quote: TankQuote,
  goodsOf: OrderFacts['goodsOf'],
): boolean => isQuotedTank(form, quote) && isQuotedGoods(form, quote, goodsOf);

export function readLeaseDays({ leaseDays }: Pick<TankForm, 'leaseDays'>, { rates }: TankQuote): number | null {
  const days = parseWholeNumber(leaseDays);
  return days === null || days < rates.days.least || days > LEASE_DAYS.most ? null : days;
}

const leaseDaysOrLeast = (form: TankForm, quote: TankQuote): number =>
  readLeaseDays(form, quote) ?? quote.rates.days.least;

const dayOfMoment = (moment: string | null): Day => dayAt(parseMoment(moment ?? '') ?? 0);

export function tankReturnDay(form: TankForm, quote: TankQuote): Day {
  const { lease } = quote.offer.detail;
  const days = leaseDaysOrLeast(form, quote);
  return lease
    ? leaseUntil(lease.from, days)
    : daysAfter(freeReturnDay(dayOfMoment(quote.offer.arrivesAt)), days - quote.rates.days.least);
}

const buildPriceInput = (
  form: TankForm,
  { search }: TankQuote,
  all: { tanks: number; days: number },
): TankPriceInput => ({
  ...all,
  last: form.lastCargo === '' ? search.last : form.lastCargo,
  heating: form.heating === '' ? search.heating : form.heating,
  isCleaned: form.cleanAtDest !== 'N',
  hasNitrogen: form.nitrogen === 'Y',
});

export type TankUnpriced = 'tanks' | 'tooFull' | 'leaseDays';

/** True if the tanks would be overfilled: the price of too few tanks would mislead. */
function areTooFull(form: TankForm, quote: TankQuote): boolean {
  const [kg, tanks, filled] = [readKg(form), readTankCount(form), readFillFigures(form, quote)];
  const tank = quotedTank(quote);
  const mostKg = filled === null ? tank.payloadKg : fillWindow(tank, filled).mostKg;
  return kg !== null && tanks !== null && kg / tanks > mostKg;
}

export function findUnpriced(form: TankForm, quote: TankQuote): TankUnpriced | null {
  if (readTankCount(form) === null) return 'tanks';
  if (areTooFull(form, quote)) return 'tooFull';
  return readLeaseDays(form, quote) === null ? 'leaseDays' : null;
}

/** Price of the form, by journey or lease; null while incomplete. */
export function priceForm(form: TankForm, quote: TankQuote): Charges | null {
  const [tanks, days] = [readTankCount(form), readLeaseDays(form, quote)];
  if (tanks === null || days === null || areTooFull(form, quote)) return null;
  return isLease(form)
    ? leaseCharges(quote.rates, { tanks, days })
    : tankCharges(buildPriceInput(form, quote, { tanks, days }), quote.rates);
}

function buildTankWay(form: TankForm, quote: TankQuote): TankQuestionFacts['way'] {
  const { offer, rates } = quote;
  const { voyage, stock, excludes, lease } = offer.detail;
  if (!stock || (!voyage && !lease)) return null;
  const back = tankReturnDay(form, quote);
  return {
    operator: offer.supplier?.nameCn ?? '',
    excludes,
    coldestC: voyage?.coldestC ?? null,
    isLease: isLease(form),
    arrives: lease ? back : dayOfMoment(offer.arrivesAt),
    backBy: back,
    testDue: stock.testDue,
    returnTo: stock.returnTo,
    grade: rates.grade,
  };
}

export function ruleFactsFromForm(form: TankForm, quote: TankQuote): TankQuestionFacts {
  const { cargo } = quote.offer.detail;
  const hot = readHighestTemp(form);
  return {
    cargo,
    tank: quotedTank(quote),
    filled: readFillFigures(form, quote),
    amount: { kg: readKg(form), tanks: readTankCount(form) },
    heating: form.heating === '' ? 'N' : form.heating,
    isHotMissing: hot.isAsked && hot.hotC === null,
    last: isLease(form) ? '' : form.lastCargo,
    discharge: form.discharge,
    nitrogen: isLease(form) ? '' : form.nitrogen,
    sapt: parseNumber(form.sapt, 1),
    inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
    way: buildTankWay(form, quote),
  };
}
