import { whyNoStandIn } from '../../goods/tank/codes';
import { COLDEST_ANYWHERE_C, freezesOnTheWay } from '../../offer/climate';
import { densitiesApart, REFERENCE_C, type Filled } from '../../goods/tank/fill';
import type { Precursor } from '../../goods/facts';
import type { TankLiquid } from '../../goods/tank/liquids';
import { isTooThick } from '../../goods/tank/thickness';
import type { TankType } from '../../goods/tank/types';
import { daysAfter, type Day } from '../../values/days';
import { codeAnswer, codesFor, isIsocyanate, isStabilized, type TankCargo } from './cargo';
import { fillFindings, type Amount } from './filling';
import { found, type TankFinding, type TankFindingCode } from './finding';
import type { Heated, LastCargo } from './search';

/** Goods in a tank, as far as somebody has said how they are to travel. */
export type Asked = {
  cargo: TankCargo;
  tank: TankType;
  filled: Filled | null;
  amount: Amount;
  heating: Heated;
  /** It is heated, or filled in hot, and nobody has said how hot it gets. */
  isHotMissing: boolean;
  last: LastCargo | '';
  discharge: 'BOTTOM' | 'TOP' | '';
  nitrogen: 'Y' | 'N' | '';
  /** Degrees at which it begins to react with itself; null while nobody has said. */
  sapt: number | null;
  inhibitorUntil: Day | null;
  /** Null before both ends are said. */
  way: {
    operator: string;
    excludes: readonly string[];
    coldestC: number | null;
    /** Let by the day: whoever has it takes it where and when he likes. */
    isLease: boolean;
    arrives: Day;
    /** When the empty tank is back at the latest. */
    backBy: Day;
    testDue: Day;
    returnTo: string | null;
    grade: string;
  } | null;
};

function codeFindings({ cargo, tank }: Pick<Asked, 'cargo' | 'tank'>): TankFinding[] {
  const answer = codeAnswer(cargo, tank.tCode);
  const [required] = cargo.required;
  const given = { goods: cargo.name, required: required ?? '', has: tank.tCode, codes: codesFor(cargo).join('、') };
  if (cargo.isKnown && cargo.state !== 'LIQUID' && cargo.state !== 'GAS') return [found('BLOCK', 'tankSolid', given)];
  if (answer === 'UNTOLD') return [found('MANUAL', 'tankUntold', given)];
  if (answer === 'NONE') return [found('BLOCK', 'tankNotAllowed', given)];
  if (answer === 'PEOPLE')
    return [required === 'T50' ? found('NEED_APPROVAL', 'tankGas') : found('MANUAL', 'tankPeople', given)];
  if (answer === 'FITS') return required ? [found('PASS', 'tankStandsIn', given)] : [];
  const why = { BOTTOM: 'tankCodeBottom', DISC: 'tankCodeDisc', WEAK: 'tankCodeLow' } as const;
  return [found('BLOCK', why[whyNoStandIn(required ?? '', tank.tCode)], given)];
}

function knownFindings({ cargo, tank, filled, isHotMissing }: Omit<Asked, 'way'>): TankFinding[] {
  const { name, entries, liquid, isKnown, isDoubtful, unNo } = cargo;
  const apart = filled && densitiesApart(filled, liquid);
  return [
    ...(!isKnown && unNo === null ? [found('MANUAL', 'tankUntold', { goods: name })] : []),
    ...(entries.length > 1 ? [found('MANUAL', 'tankSeveral', { unNo: unNo ?? '', count: entries.length })] : []),
    ...(isDoubtful ? [found('MANUAL', 'tankDoubtful', { goods: name })] : []),
    ...(isKnown && cargo.state === 'LIQUID' && liquid === null
      ? [found('MANUAL', 'tankMaterialUntold', { goods: name })]
      : []),
    ...(filled === null && !isHotMissing && tank.tCode !== 'T50' && cargo.state !== 'GAS'
      ? [found('MANUAL', 'tankDensityUntold', { goods: name })]
      : []),
    ...(apart === null ? [] : [found('MANUAL', 'tankDensityOff', { percent: apart })]),
    ...(filled && isTooThick(tank, filled, cargo.goodsId)
      ? [found('MANUAL', 'tankViscosityOff', { goods: name, viscosity: filled.viscosity ?? '' })]
      : []),
  ];
}

function materialFindings({ cargo, tank, last }: Pick<Asked, 'cargo' | 'tank' | 'last'>): TankFinding[] {
  const { liquid, isFood } = cargo;
  const material = liquid?.material ?? 'STEEL';
  const given = { goods: cargo.name };
  const demanded = ({ RUBBER: '橡胶衬里', PASSIVATED: '钝化', STEEL: null, ASK: null } as const)[material];
  return [
    ...(demanded !== null && tank.lining === 'NONE' ? [found('BLOCK', 'tankMaterial', { material: demanded })] : []),
    ...(tank.lining === 'RUBBER' && material !== 'RUBBER' ? [found('BLOCK', 'tankLined', given)] : []),
    ...(material === 'ASK' ? [found('NEED_APPROVAL', 'tankMaterialAsk', given)] : []),
    ...(isFood === tank.isFood ? [] : [found('BLOCK', 'tankFood', given)]),
    ...(last === 'SAME' && isOnlyWashed(cargo) ? [found('BLOCK', 'tankLastCargo', given)] : []),
  ];
}

/** Not even its own remains may be in the tank before it. */
const isOnlyWashed = (cargo: TankCargo): boolean =>
  cargo.isFood || (cargo.liquid?.isInhibited ?? false) || isIsocyanate(cargo);

/** Of a lease nobody knows the ways: what would freeze on the coldest of them is looked at by a person. */
function leaseFindings(goods: string, { freezeC, isInhibited }: TankLiquid): TankFinding[] {
  const given = { goods, freezes: freezeC ?? '', coldest: COLDEST_ANYWHERE_C };
  if (isInhibited) return [found('MANUAL', 'tankLeaseInhibited', given)];
  if (freezeC === null) return [found('MANUAL', 'tankFreezeUntold', given)];
  return freezesOnTheWay(freezeC, COLDEST_ANYWHERE_C) ? [found('NEED_APPROVAL', 'tankLeaseCold', given)] : [];
}

/** Cold and heat on the way; what is inhibited bears neither. */
function heatFindings({ cargo: { name, liquid }, tank, heating, isHotMissing, way }: Asked): TankFinding[] {
  const isHeated = heating !== 'N';
  const given = { goods: name, freezes: liquid?.freezeC ?? '', coldest: way?.coldestC ?? '' };
  const own = [
    ...(isHeated && !tank.heating.some((one) => one === heating) ? [found('BLOCK', 'tankNoHeating', given)] : []),
    ...(isHotMissing ? [found('MANUAL', 'tankHotUntold', { reference: REFERENCE_C })] : []),
    ...(isHeated && liquid?.isInhibited ? [found('BLOCK', 'tankHeatInhibited', given)] : []),
  ];
  if (liquid === null || way === null) return own;
  if (way.isLease) return [...own, ...leaseFindings(name, liquid)];
  if (liquid.freezeC === null || way.coldestC === null) return [...own, found('MANUAL', 'tankFreezeUntold', given)];
  if (!freezesOnTheWay(liquid.freezeC, way.coldestC)) return own;
  if (liquid.isInhibited) return [...own, found('BLOCK', 'tankFreezeInhibited', given)];
  return isHeated ? own : [...own, found('NEED_APPROVAL', 'tankFreeze', given)];
}

function nitrogenFindings({ cargo: { name, liquid }, nitrogen }: Asked): TankFinding[] {
  const rule = liquid?.nitrogen ?? 'FREE';
  const given = { goods: name };
  if (nitrogen === 'Y' && rule === 'FORBIDDEN') return [found('BLOCK', 'tankNitrogenNo', given)];
  if (nitrogen === 'Y' && rule === 'ASK') return [found('NEED_APPROVAL', 'tankNitrogenAsk', given)];
  return rule === 'REQUIRED' ? [found(nitrogen === 'N' ? 'BLOCK' : 'PASS', 'tankNitrogenNeeded', given)] : [];
}

/** Below this a portable tank without cooling is no place for what reacts with itself. */
export const LEAST_SAPT = 45;
/** So long after its arrival the inhibitor still has to work. */
export const INHIBITED_DAYS = 30;

function reactingFindings({ cargo, sapt, inhibitorUntil, way }: Asked): TankFinding[] {
  const given = { goods: cargo.name, sapt: sapt ?? '', least: LEAST_SAPT, days: INHIBITED_DAYS };
  const isShipped = way !== null && !way.isLease;
  const isSpent = inhibitorUntil !== null && isShipped && inhibitorUntil < daysAfter(way.arrives, INHIBITED_DAYS);
  return [
    ...(isStabilized(cargo) && sapt !== null && sapt <= LEAST_SAPT ? [found('BLOCK', 'tankStabilized', given)] : []),
    ...(isStabilized(cargo) && sapt === null ? [found('NEED_APPROVAL', 'tankStabilizedAsk', given)] : []),
    ...(cargo.liquid?.isInhibited && isSpent ? [found('BLOCK', 'tankInhibitor', given)] : []),
    ...(cargo.liquid?.isInhibited && inhibitorUntil === null && isShipped
      ? [found('NEED_APPROVAL', 'tankInhibitorAsk', given)]
      : []),
  ];
}

/** What it is carried with goes by its class; of some only people know the class. */
const PRECURSOR: Readonly<Record<Precursor, TankFindingCode>> = {
  '1': 'tankPrecursorPermit',
  '2': 'tankPrecursorPermit',
  '3': 'tankPrecursorFiling',
  UNTOLD: 'tankControlled',
};

function watchedFindings({ cargo: { name, controls } }: Asked): TankFinding[] {
  const given = { goods: name };
  const { precursor, isExplosivePrecursor } = controls;
  const watched: TankFindingCode[] = [
    ...(precursor === null ? [] : [PRECURSOR[precursor]]),
    ...(isExplosivePrecursor ? (['tankControlled'] as const) : []),
  ];
  return [
    ...(controls.isHighlyToxic ? [found('BLOCK', 'tankToxic', given)] : []),
    ...[...new Set(watched)].map((code) => found('NEED_APPROVAL', code, { ...given, precursor: precursor ?? '' })),
  ];
}

function wayFindings({ cargo, way }: Asked): TankFinding[] {
  if (way === null) return [];
  const { operator, excludes, returnTo, backBy, testDue, grade } = way;
  const refused = [cargo.hazardClass, ...cargo.subRisks].find((one) => one !== null && excludes.includes(one));
  return [
    ...(refused ? [found('BLOCK', 'tankOperator', { operator, hazardClass: refused })] : []),
    ...(returnTo === null && grade !== '' ? [found('NEED_APPROVAL', 'tankDepot', { grade })] : []),
    ...(testDue < backBy ? [found('BLOCK', 'tankTestDue', { due: testDue, back: backBy })] : []),
  ];
}

/** What a tank says to goods wherever they go and whoever lets it. */
export function ownFindings(asked: Omit<Asked, 'way'>): TankFinding[] {
  const { tank, discharge } = asked;
  return [
    ...codeFindings(asked),
    ...knownFindings(asked),
    ...materialFindings(asked),
    ...fillFindings(asked),
    ...(discharge === 'BOTTOM' && !tank.hasOutlet ? [found('BLOCK', 'tankDischarge')] : []),
  ];
}

/** Everything a tank and its operator say to goods; the same for a question and for a form. */
export function tankFindings(asked: Asked, own: readonly TankFinding[] = ownFindings(asked)): TankFinding[] {
  return [
    ...own,
    ...heatFindings(asked),
    ...nitrogenFindings(asked),
    ...reactingFindings(asked),
    ...watchedFindings(asked),
    ...wayFindings(asked),
  ];
}
