import { closingTime } from '../../offer/cutoffs';
import type { OrderFacts } from '../../order/form/facts';
import { buildPart } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { OrderForm } from '../../order/form/form';
import { parseMoment } from '../../values/moments';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { isStabilized } from '../../goods/reactive';
import { isInhibited } from './asked';
import { FIELDS, type TankForm, type TankPart } from './form';
import { faultUnder } from './judging';
import { isLease } from './lease';
import type { TankQuote } from './quote';
import { ruleFactsFromForm, isQuotedTank } from './reading';
import { isHighestTempAsked, LEASE_DAYS } from './search';

type Facts = Pick<OrderFacts<TankQuote>, 'quote' | 'now'>;

const quotedCargo = ({ quote }: Facts) => quote?.offer.detail.cargo ?? null;

const isHot = ({ heating, loadTemp }: TankForm): boolean => isHighestTempAsked(heating, parseNumber(loadTemp, 1));

const hotRule = ({ hotTemp, loadTemp }: TankForm): FaultCheck =>
  (parseNumber(hotTemp, 1) ?? 0) < (parseNumber(loadTemp, 1) ?? -Infinity) ? 'tankHotLow' : null;

const densityRule = ({ density15, density50 }: TankForm): FaultCheck =>
  (parseNumber(density50, 4) ?? 0) >= (parseNumber(density15, 4) ?? Infinity) ? 'tankDensityOrder' : null;

/** Runs the rule book for this field: finding and fault share one rule. */
const byBook =
  (field: keyof TankPart) =>
  (form: TankForm, { quote }: Facts): FaultCheck =>
    quote === null ? null : faultUnder(field, ruleFactsFromForm(form, quote));

/** A quote covers one tank type. */
const typeRule = (form: TankForm, { quote }: Facts): FaultCheck =>
  quote === null || isQuotedTank(form, quote) ? null : 'tankOther';

function leaseRule(form: TankForm, { quote }: Facts): FaultCheck {
  const days = parseWholeNumber(form.leaseDays) ?? 0;
  if (isLease(form)) return days < LEASE_DAYS.least ? ['tankLeaseLong', { least: LEASE_DAYS.least }] : null;
  const least = quote?.rates.days.least ?? 0;
  return days < least ? ['tankLeaseShort', { least }] : null;
}

const loadFromRule = ({ loadFrom }: TankForm, { now }: Facts): FaultCheck =>
  (parseMoment(loadFrom) ?? now) < now ? 'tankLoadPast' : null;

function loadToRule({ loadFrom, loadTo }: TankForm, { quote }: Facts): FaultCheck {
  const [from, to] = [parseMoment(loadFrom), parseMoment(loadTo) ?? 0];
  if (from !== null && to < from) return 'tankLoadOrder';
  const closing = quote ? closingTime(quote.offer.cutoffs) : null;
  return closing !== null && to >= closing ? 'tankLoadLate' : null;
}

/** The lessee fills, cleans and ships the tank, so journey fields do not apply. */
const isTrip = (form: TankForm): boolean => !isLease(form);

export const OWN = buildPart<typeof FIELDS, OrderForm, Facts>(FIELDS, {
  asks: {
    hotTemp: isHot,
    sapt: (_, facts) => isStabilized(quotedCargo(facts) ?? { unNo: null }),
    inhibitorUntil: (form, facts) => isTrip(form) && isInhibited({ cargo: quotedCargo(facts) }),
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
    heating: byBook('heating'),
    discharge: byBook('discharge'),
    nitrogen: byBook('nitrogen'),
    leaseDays: leaseRule,
    loadFrom: loadFromRule,
    loadTo: loadToRule,
  },
});
