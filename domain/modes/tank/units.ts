import { normaliseContainerNo, isContainerNo } from '../../order/boxes/container-number';
import { CLEANING_GRADES } from '../../goods/tank/grades';
import type { Is } from '../../shape/is';
import type { UNIT } from './units-shape';
import { isDay, type Day } from '../../values/days';
import type { LastCargo } from './search';
export interface TankUnit extends Is<typeof UNIT> {}

export type UnitNeeds = {
  tanks: number;
  goods: string;
  last: LastCargo;
  isFood: boolean;
  /** The next test may not be due before this day. */
  backBy: Day;
  today: Day;
};

const UNIT_FAULTS = ['count', 'number', 'twice', 'test', 'lastNew', 'lastOther', 'lastFood', 'washed'] as const;
export type UnitFault = { code: (typeof UNIT_FAULTS)[number]; no: string };

const CARGOES_OF_FOOD = 3;

const splitCargoes = (last: string): string[] => last.split(/[、,，/]/).flatMap((one) => one.trim() || []);

const isWashed = ({ last, grade, washedOn, inspector }: TankUnit, today: Day): boolean =>
  splitCargoes(last).length > 0 &&
  CLEANING_GRADES.some((one) => one === grade) &&
  isDay(washedOn) &&
  washedOn <= today &&
  inspector.trim() !== '';

function lastFault(unit: TankUnit, { last, goods, isFood, today }: UnitNeeds): UnitFault['code'] | null {
  const cargoes = splitCargoes(unit.last);
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

export function unitFaults(units: readonly TankUnit[], asked: UnitNeeds): UnitFault[] {
  if (units.length !== asked.tanks) return [{ code: 'count', no: String(asked.tanks) }];
  const numbers = units.map(({ no }) => normaliseContainerNo(no));
  return units.flatMap((unit, at): UnitFault[] => {
    const no = numbers[at] ?? '';
    if (numbers.indexOf(no) < at) return [{ code: 'twice', no }];
    const code = unitFault(unit, asked);
    return code === null ? [] : [{ code, no }];
  });
}

/** Normalized for storage: number as painted on the tank. */
export const normaliseUnits = (units: readonly TankUnit[]): TankUnit[] =>
  units.map((unit) => ({ ...unit, no: normaliseContainerNo(unit.no), last: splitCargoes(unit.last).join('、') }));
