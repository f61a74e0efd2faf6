import type { Precursor } from '../../goods/facts';
import { REFERENCE_C } from '../../goods/tank/fill';
import { COLDEST_ANYWHERE_C, freezesOnTheWay } from '../../offer/climate';
import { ruleBook } from '../../rules/rule-book';
import { daysAfter } from '../../values/days';
import { cargoGoods, isInhibited, type TankQuestionFacts } from './asked';
import { isStabilized } from '../../goods/reactive';
import { TANK_RULES, type TankFindingCode } from './finding';

/** Below this SAPT in °C an uncooled portable tank is not allowed. */
const LEAST_SAPT = 45;
/** Days after arrival the inhibitor must still last. */
const INHIBITED_DAYS = 30;

const isHeated = ({ heating }: TankQuestionFacts): boolean => heating !== 'N';
const isShipped = ({ way }: TankQuestionFacts): boolean => way !== null && !way.isLease;
/** A lease has unknown routes: freezing on the coldest one goes to manual review. */
const isLeased = ({ way }: TankQuestionFacts): boolean => way?.isLease ?? false;

/** Frost values of the voyage; heat rules use them for leases, too. */
const frostValues = ({ cargo: { name, liquid }, way }: TankQuestionFacts) => ({
  goods: name,
  freezes: liquid?.freezeC ?? '',
  coldest: way?.coldestC ?? '',
});

const coldestTemp = ({ way }: TankQuestionFacts): number | null =>
  way?.isLease ? COLDEST_ANYWHERE_C : (way?.coldestC ?? null);
const coldValues = (asked: TankQuestionFacts) => ({ ...frostValues(asked), coldest: coldestTemp(asked) ?? '' });

/** True if it freezes on this route, or for a lease on the coldest one; null when unknown. */
function freezes(asked: TankQuestionFacts): boolean | null {
  const [freezeC, coldest] = [asked.cargo.liquid?.freezeC ?? null, coldestTemp(asked)];
  return freezeC === null || coldest === null ? null : freezesOnTheWay(freezeC, coldest);
}

const isFreezeUntold = (asked: TankQuestionFacts): boolean =>
  asked.way !== null &&
  asked.cargo.liquid !== null &&
  freezes(asked) === null &&
  // Leases of inhibited goods are reviewed route by route.
  !(isLeased(asked) && isInhibited(asked));

const nitrogenNeed = ({ cargo }: TankQuestionFacts) => cargo.liquid?.nitrogen ?? 'FREE';

const reactionValues = ({ cargo, sapt }: TankQuestionFacts) => ({
  goods: cargo.name,
  sapt: sapt ?? '',
  least: LEAST_SAPT,
  days: INHIBITED_DAYS,
});

const isSpent = ({ inhibitorUntil, way }: TankQuestionFacts): boolean =>
  inhibitorUntil !== null && way !== null && inhibitorUntil < daysAfter(way.arrives, INHIBITED_DAYS);

/** Papers depend on the precursor class; some classes only staff can tell. */
const precursorValues = ({ cargo: { name, controls } }: TankQuestionFacts) => ({
  goods: name,
  precursor: controls.precursor ?? '',
});
const isPrecursor = ({ cargo }: TankQuestionFacts, ...classes: Precursor[]): boolean =>
  classes.some((one) => one === cargo.controls.precursor);

function refused({ cargo, way }: TankQuestionFacts) {
  const hazardClass = [cargo.hazardClass, ...cargo.subRisks].find((one) => one !== null && way?.excludes.includes(one));
  return hazardClass ? { operator: way?.operator ?? '', hazardClass } : null;
}

export const ON_WAY = ruleBook<TankQuestionFacts, TankFindingCode>(TANK_RULES, {
  tankNoHeating: (asked) =>
    isHeated(asked) && !asked.tank.heating.some((one) => one === asked.heating) && frostValues(asked),
  tankHotUntold: ({ isHotMissing }) => isHotMissing && { reference: REFERENCE_C },
  tankHeatInhibited: (asked) => isHeated(asked) && isInhibited(asked) && frostValues(asked),
  tankLeaseInhibited: (asked) => isLeased(asked) && isInhibited(asked) && coldValues(asked),
  tankFreezeUntold: (asked) => isFreezeUntold(asked) && coldValues(asked),
  tankLeaseCold: (asked) => isLeased(asked) && freezes(asked) && !isInhibited(asked) && coldValues(asked),
  tankFreezeInhibited: (asked) => isShipped(asked) && freezes(asked) && isInhibited(asked) && coldValues(asked),
  tankFreeze: (asked) =>
    isShipped(asked) && freezes(asked) && !isInhibited(asked) && !isHeated(asked) && coldValues(asked),
  tankNitrogenNo: (asked) => asked.nitrogen === 'Y' && nitrogenNeed(asked) === 'FORBIDDEN' && cargoGoods(asked),
  tankNitrogenAsk: (asked) => asked.nitrogen === 'Y' && nitrogenNeed(asked) === 'ASK' && cargoGoods(asked),
  tankNitrogenForced: (asked) => asked.nitrogen === 'N' && nitrogenNeed(asked) === 'REQUIRED' && cargoGoods(asked),
  tankNitrogenNeeded: (asked) => asked.nitrogen !== 'N' && nitrogenNeed(asked) === 'REQUIRED' && cargoGoods(asked),
  tankStabilized: (asked) =>
    isStabilized(asked.cargo) && asked.sapt !== null && asked.sapt <= LEAST_SAPT && reactionValues(asked),
  tankStabilizedAsk: (asked) => isStabilized(asked.cargo) && asked.sapt === null && reactionValues(asked),
  tankInhibitor: (asked) => isInhibited(asked) && isShipped(asked) && isSpent(asked) && reactionValues(asked),
  tankInhibitorAsk: (asked) =>
    isInhibited(asked) && isShipped(asked) && asked.inhibitorUntil === null && reactionValues(asked),
  tankToxic: (asked) => asked.cargo.controls.isHighlyToxic && cargoGoods(asked),
  tankPrecursorPermit: (asked) => isPrecursor(asked, '1', '2') && precursorValues(asked),
  tankPrecursorFiling: (asked) => isPrecursor(asked, '3') && precursorValues(asked),
  tankControlled: (asked) =>
    (isPrecursor(asked, 'UNTOLD') || asked.cargo.controls.isExplosivePrecursor) && precursorValues(asked),
  tankOperator: refused,
  tankDepot: ({ way }) => way !== null && way.returnTo === null && way.grade !== '' && { grade: way.grade },
  tankTestDue: ({ way }) => way !== null && way.testDue < way.backBy && { due: way.testDue, back: way.backBy },
});
