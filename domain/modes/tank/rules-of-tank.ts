import { codeAnswer, explainUnfitTank } from '../../goods/tank/codes';
import { densitiesApart } from '../../goods/tank/fill';
import { isTooThick } from '../../goods/tank/thickness';
import type { FaultValues } from '../../rules/fault';
import { sharedConditions, ruleBook } from '../../rules/rule-book';
import { cargoGoods, isInhibited, type TankLoading } from './asked';
import { permittedTankCodes, isIsocyanate } from './cargo';
import { FILL_CODES, judgeFill } from './filling';
import { TANK_RULES, type TankFindingCode } from './finding';

const GAS = 'T50';

const CODE_CODES = [
  'tankSolid',
  'tankNotAllowed',
  'tankGas',
  'tankPeople',
  'tankStandsIn',
  'tankCodeLow',
  'tankCodeBottom',
  'tankCodeDisc',
  'tankUntold',
] as const;

function codeSays({ cargo, tank }: TankLoading): Partial<Record<(typeof CODE_CODES)[number], FaultValues>> {
  const [required] = cargo.required;
  const given = {
    goods: cargo.name,
    required: required ?? '',
    has: tank.tCode,
    codes: permittedTankCodes(cargo).join('、'),
  };
  if (cargo.isKnown && cargo.state !== 'LIQUID' && cargo.state !== 'GAS') return { tankSolid: given };
  const answer = codeAnswer(cargo, tank.tCode);
  if (answer === 'UNTOLD') return { tankUntold: given };
  if (answer === 'NONE') return { tankNotAllowed: given };
  if (answer === 'PEOPLE') return required === GAS ? { tankGas: {} } : { tankPeople: given };
  if (answer === 'FITS') return required ? { tankStandsIn: given } : {};
  const why = { BOTTOM: 'tankCodeBottom', DISC: 'tankCodeDisc', WEAK: 'tankCodeLow' } as const;
  return { [why[explainUnfitTank(required ?? '', tank.tCode)]]: given };
}

const CODE = sharedConditions(CODE_CODES, codeSays);

const tankMaterial = ({ cargo }: TankLoading) => cargo.liquid?.material ?? 'STEEL';
const LININGS = { RUBBER: '橡胶衬里', PASSIVATED: '钝化', STEEL: null, ASK: null } as const;

function liningMissing(stood: TankLoading) {
  const material = LININGS[tankMaterial(stood)];
  return material !== null && stood.tank.lining === 'NONE' && { material };
}

/** True if even residues of the same goods must be washed out. */
const isOnlyWashed = (stood: TankLoading): boolean =>
  stood.cargo.isFood || isInhibited(stood) || isIsocyanate(stood.cargo);

const isUnmeasured = ({ filled, isHotMissing, tank, cargo }: TankLoading): boolean =>
  filled === null && !isHotMissing && tank.tCode !== GAS && cargo.state !== 'GAS';

function densityOff({ filled, cargo }: TankLoading) {
  const percent = filled && densitiesApart(filled, cargo.liquid);
  return percent !== null && { percent };
}

export const OF_TANK = ruleBook<TankLoading, TankFindingCode>(TANK_RULES, {
  ...CODE,
  // General goods need no tank code; unknown ones are reported by name.
  tankUntold: (stood) =>
    CODE.tankUntold(stood) ?? (!stood.cargo.isKnown && stood.cargo.unNo === null && cargoGoods(stood)),
  tankSeveral: ({ cargo: { entries, unNo } }) => entries.length > 1 && { unNo: unNo ?? '', count: entries.length },
  tankDoubtful: (stood) => stood.cargo.isDoubtful && cargoGoods(stood),
  tankMaterialUntold: (stood) =>
    stood.cargo.isKnown && stood.cargo.state === 'LIQUID' && stood.cargo.liquid === null && cargoGoods(stood),
  tankDensityUntold: (stood) => isUnmeasured(stood) && cargoGoods(stood),
  tankDensityOff: densityOff,
  tankViscosityOff: ({ tank, filled, cargo }) =>
    filled !== null &&
    isTooThick(tank, filled, cargo.goodsId) && { goods: cargo.name, viscosity: filled.viscosity ?? '' },
  tankMaterial: liningMissing,
  tankLined: (stood) => stood.tank.lining === 'RUBBER' && tankMaterial(stood) !== 'RUBBER' && cargoGoods(stood),
  tankMaterialAsk: (stood) => tankMaterial(stood) === 'ASK' && cargoGoods(stood),
  tankFood: (stood) => stood.cargo.isFood !== stood.tank.isFood && cargoGoods(stood),
  tankLastCargo: (stood) => stood.last === 'SAME' && isOnlyWashed(stood) && cargoGoods(stood),
  ...sharedConditions(FILL_CODES, judgeFill),
  tankDischarge: ({ discharge, tank }) => discharge === 'BOTTOM' && !tank.hasOutlet,
});
