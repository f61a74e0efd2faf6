import { containerNoIn, isContainerNo } from '../../order/boxes/container-number';
import { CLEANING_GRADES } from '../../goods/tank/grades';
import { shape, text, type Is } from '../../shape/shape';
import { isDay, type Day } from '../../values/days';
import type { LastCargo } from './search';

/**
 * A tank as it is handed out: its number, when it has to be tested next, and the paper of its washing. Of a washing
 * paper every part counts: the number, what was in the tank, how hard and when it was washed, and who looked at it.
 */
export const UNIT = shape({
  no: text,
  testDue: text,
  /** What was in it; of a tank for food the last three. Empty for a new one. */
  last: text,
  grade: text,
  washedOn: text,
  inspector: text,
});
export interface TankUnit extends Is<typeof UNIT> {}

/** What an order asks of its tanks. */
export type UnitNeeds = {
  tanks: number;
  goods: string;
  last: LastCargo;
  isFood: boolean;
  /** No tank may be due for its test before. */
  backBy: Day;
  today: Day;
};

const UNIT_FAULTS = ['count', 'number', 'twice', 'test', 'lastNew', 'lastOther', 'lastFood', 'washed'] as const;
export type UnitFault = { code: (typeof UNIT_FAULTS)[number]; no: string };

const CARGOES_OF_FOOD = 3;

const cargoesIn = (last: string): string[] => last.split(/[、,，/]/).flatMap((one) => one.trim() || []);

const isWashed = ({ last, grade, washedOn, inspector }: TankUnit, today: Day): boolean =>
  cargoesIn(last).length > 0 &&
  CLEANING_GRADES.some((one) => one === grade) &&
  isDay(washedOn) &&
  washedOn <= today &&
  inspector.trim() !== '';

function lastFault(unit: TankUnit, { last, goods, isFood, today }: UnitNeeds): UnitFault['code'] | null {
  const cargoes = cargoesIn(unit.last);
  if (last === 'NONE') return cargoes.length === 0 ? null : 'lastNew';
  if (last !== 'CLEANED' && cargoes.some((one) => one !== goods)) return 'lastOther';
  if (last === 'SAME') return cargoes.length === 0 ? 'lastOther' : null;
  if (isFood && cargoes.length < CARGOES_OF_FOOD) return 'lastFood';
  return isWashed(unit, today) ? null : 'washed';
}

function unitFault(unit: TankUnit, asked: UnitNeeds): UnitFault['code'] | null {
  if (!isContainerNo(unit.no)) return 'number';
  if (!isDay(unit.testDue) || unit.testDue < asked.backBy) return 'test';
  return lastFault(unit, asked);
}

/** What is wrong with the tanks that are to be handed out: the first of each. */
export function unitFaults(units: readonly TankUnit[], asked: UnitNeeds): UnitFault[] {
  if (units.length !== asked.tanks) return [{ code: 'count', no: String(asked.tanks) }];
  const numbers = units.map(({ no }) => containerNoIn(no));
  return units.flatMap((unit, at): UnitFault[] => {
    const no = numbers[at] ?? '';
    if (numbers.indexOf(no) < at) return [{ code: 'twice', no }];
    const code = unitFault(unit, asked);
    return code === null ? [] : [{ code, no }];
  });
}

/** As they are kept: the number as it is painted. */
export const unitsKept = (units: readonly TankUnit[]): TankUnit[] =>
  units.map((unit) => ({ ...unit, no: containerNoIn(unit.no), last: cargoesIn(unit.last).join('、') }));
