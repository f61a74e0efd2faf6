import { numberIn as unNumberIn } from '../../goods/identity';
import { tankPlan, windowOf } from '../../goods/tank/fill';
import { tankTypeOf, type TankType } from '../../goods/tank/types';
import type { Charges } from '../../offer/charges';
import type { OrderFacts } from '../../order/form/facts';
import { dayAt, daysAfter, isDay, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';
import { kgOfTons, numberIn, wholeNumberIn } from '../../values/typed-number';
import { filledBy } from './cargo';
import { isLease, leaseCharges, leaseUntil } from './lease';
import { MOST_TANKS, type TankForm } from './form';
import type { TankQuestionFacts } from './asked';
import { tankCharges, type TankPriceInput } from './price';
import type { TankQuote } from './quote';
import { isHotAsked, LEASE_DAYS, tankQuestion } from './search';
import { backBy } from './week';

type TankFormFields = Pick<
  TankForm,
  'quantityT' | 'loadTemp' | 'hotTemp' | 'density15' | 'density50' | 'viscosity' | 'heating'
>;

/** Parsed by the search's rule; an invalid figure counts as missing. */
const figureIn = (name: 'tons' | 'loadC' | 'hotC' | 'd15' | 'd50', typed: string): number | null =>
  tankQuestion.parts[name].read(typed) ?? null;

/** Whole kilograms, rounded up; null while unreadable. */
export function kgIn({ quantityT }: Pick<TankForm, 'quantityT'>): number | null {
  const tons = figureIn('tons', quantityT);
  return tons === null ? null : kgOfTons(tons);
}

export function tanksIn({ tanks }: Pick<TankForm, 'tanks'>): number | null {
  const count = wholeNumberIn(tanks);
  return count === null || count < 1 || count > MOST_TANKS ? null : count;
}

/** Throws on an unknown tank code: quotes only name tanks of the fleet. */
export function tankOf({ offer: { detail } }: Pick<TankQuote, 'offer'>): TankType {
  const tank = tankTypeOf(detail.tank);
  if (!tank) throw new Error(`there is no tank ${detail.tank}`);
  return tank;
}

function hottestIn({ heating, loadTemp, hotTemp }: TankFormFields): { isAsked: boolean; hotC: number | null } {
  const isAsked = isHotAsked(heating, figureIn('loadC', loadTemp));
  // Ignore a value whose field is no longer shown.
  return { isAsked, hotC: isAsked ? figureIn('hotC', hotTemp) : null };
}

export function filledIn(form: TankFormFields, { offer }: TankQuote): ReturnType<typeof filledBy> {
  const [d15, d50] = [figureIn('d15', form.density15), figureIn('d50', form.density50)];
  const loadC = figureIn('loadC', form.loadTemp);
  if (d15 === null || d50 === null || loadC === null) return null;
  const { isAsked, hotC } = hottestIn(form);
  if (isAsked && hotC === null) return null;
  return filledBy(offer.detail.cargo, { d15, d50, loadC, hotC, viscosity: numberIn(form.viscosity, 1) });
}

export function planIn(form: TankForm, quote: TankQuote): { tanks: number; eachKg: number } | null {
  const [kg, filled] = [kgIn(form), filledIn(form, quote)];
  const plan = kg === null || filled === null ? null : tankPlan(tankOf(quote), filled, kg);
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

export function leasedIn({ leaseDays }: Pick<TankForm, 'leaseDays'>, { rates }: TankQuote): number | null {
  const days = wholeNumberIn(leaseDays);
  return days === null || days < rates.days.least || days > LEASE_DAYS.most ? null : days;
}

const keptFor = (form: TankForm, quote: TankQuote): number => leasedIn(form, quote) ?? quote.rates.days.least;

const dayOf = (moment: string | null): Day => dayAt(momentIn(moment ?? '') ?? 0);

export function backOn(form: TankForm, quote: TankQuote): Day {
  const { lease } = quote.offer.detail;
  const days = keptFor(form, quote);
  return lease
    ? leaseUntil(lease.from, days)
    : daysAfter(backBy(dayOf(quote.offer.arrivesAt)), days - quote.rates.days.least);
}

const pricedIn = (form: TankForm, { search }: TankQuote, all: { tanks: number; days: number }): TankPriceInput => ({
  ...all,
  last: form.lastCargo === '' ? search.last : form.lastCargo,
  heating: form.heating === '' ? search.heating : form.heating,
  isCleaned: form.cleanAtDest !== 'N',
  hasNitrogen: form.nitrogen === 'Y',
});

export type TankUnpriced = 'tanks' | 'tooFull' | 'leaseDays';

/** True if the tanks would be overfilled: the price of too few tanks would mislead. */
function areTooFull(form: TankForm, quote: TankQuote): boolean {
  const [kg, tanks, filled] = [kgIn(form), tanksIn(form), filledIn(form, quote)];
  const tank = tankOf(quote);
  const mostKg = filled === null ? tank.payloadKg : windowOf(tank, filled).mostKg;
  return kg !== null && tanks !== null && kg / tanks > mostKg;
}

export function unpricedIn(form: TankForm, quote: TankQuote): TankUnpriced | null {
  if (tanksIn(form) === null) return 'tanks';
  if (areTooFull(form, quote)) return 'tooFull';
  return leasedIn(form, quote) === null ? 'leaseDays' : null;
}

/** Price of the form, by journey or lease; null while incomplete. */
export function chargedIn(form: TankForm, quote: TankQuote): Charges | null {
  const [tanks, days] = [tanksIn(form), leasedIn(form, quote)];
  if (tanks === null || days === null || areTooFull(form, quote)) return null;
  return isLease(form)
    ? leaseCharges(quote.rates, { tanks, days })
    : tankCharges(pricedIn(form, quote, { tanks, days }), quote.rates);
}

function wayOf(form: TankForm, quote: TankQuote): TankQuestionFacts['way'] {
  const { offer, rates } = quote;
  const { voyage, stock, excludes, lease } = offer.detail;
  if (!stock || (!voyage && !lease)) return null;
  const back = backOn(form, quote);
  return {
    operator: offer.supplier?.nameCn ?? '',
    excludes,
    coldestC: voyage?.coldestC ?? null,
    isLease: isLease(form),
    arrives: lease ? back : dayOf(offer.arrivesAt),
    backBy: back,
    testDue: stock.testDue,
    returnTo: stock.returnTo,
    grade: rates.grade,
  };
}

export function askedBy(form: TankForm, quote: TankQuote): TankQuestionFacts {
  const { cargo } = quote.offer.detail;
  const hot = hottestIn(form);
  return {
    cargo,
    tank: tankOf(quote),
    filled: filledIn(form, quote),
    amount: { kg: kgIn(form), tanks: tanksIn(form) },
    heating: form.heating === '' ? 'N' : form.heating,
    isHotMissing: hot.isAsked && hot.hotC === null,
    last: isLease(form) ? '' : form.lastCargo,
    discharge: form.discharge,
    nitrogen: isLease(form) ? '' : form.nitrogen,
    sapt: numberIn(form.sapt, 1),
    inhibitorUntil: isDay(form.inhibitorUntil) ? form.inhibitorUntil : null,
    way: wayOf(form, quote),
  };
}
