import { normalisePlate, isPlate } from '../../order/trucks/truck-fields';
import { normaliseContainerNo, isContainerNo } from '../../order/boxes/container-number';
import type { Is } from '../../shape/is';
import type { NAMED_UNIT } from './units-shape';
import { isDay, type Day } from '../../values/days';
export interface NamedUnit extends Is<typeof NAMED_UNIT> {}
export type UnitPart = keyof NamedUnit;

export type UnitNeeds = {
  trucks: number;
  backOn: Day;
  isDanger: boolean;
  isToxic: boolean;
  isSemi: boolean;
  isDouble: boolean;
  isBoxed: boolean;
};

type Role = 'driver' | 'driver2' | 'escort' | 'escort2';
const PAPER_PARTS = {
  driver: 'driverPaper',
  driver2: 'driver2Paper',
  escort: 'escortPaper',
  escort2: 'escort2Paper',
} as const satisfies Record<Role, UnitPart>;

const requiredRoles = ({ isDanger, isToxic, isDouble }: UnitNeeds): Role[] => [
  'driver',
  ...(isDouble ? (['driver2'] as const) : []),
  ...(isDanger ? (['escort'] as const) : []),
  ...(isDanger && isToxic ? (['escort2'] as const) : []),
];

export const unitParts = (asked: UnitNeeds): UnitPart[] => [
  'no',
  ...(asked.isSemi ? (['trailerNo'] as const) : []),
  ...requiredRoles(asked).flatMap((role) => [role, PAPER_PARTS[role]]),
  'testDue',
  ...(asked.isBoxed ? (['boxNo'] as const) : []),
];

export const NAME_SHAPE = /^[^\d|]{2,20}$/;
export const PAPER_SHAPE = /^\d{3}[\dX]$/;
const TRAILER = /挂$/;

const isTrailer = (typed: string): boolean => TRAILER.test(typed) && isPlate(typed);

const TRUCK_UNIT_FAULTS = [
  'count',
  'plate',
  'trailer',
  'driver',
  'driver2',
  'escort',
  'escort2',
  'test',
  'box',
  'twice',
] as const;
export type TruckUnitFault = { code: (typeof TRUCK_UNIT_FAULTS)[number]; no: string; what: string };

const formatPerson = (unit: NamedUnit, role: Role): string =>
  unit[role] ? `${unit[role]}（${unit[PAPER_PARTS[role]] ?? ''}）` : '';

/** Plates and persons that cannot be in two trucks. */
export const unitNames = (unit: NamedUnit): string[] =>
  [unit.no, unit.trailerNo, ...(Object.keys(PAPER_PARTS) as Role[]).map((role) => formatPerson(unit, role))].filter(
    (one) => one !== '',
  );

function unitFaults(unit: NamedUnit, asked: UnitNeeds): TruckUnitFault[] {
  const isPerson = (role: Role) => NAME_SHAPE.test(unit[role] ?? '') && PAPER_SHAPE.test(unit[PAPER_PARTS[role]] ?? '');
  const faulty: [TruckUnitFault['code'], boolean, string][] = [
    ['plate', isPlate(unit.no) && !TRAILER.test(unit.no), unit.no],
    ['trailer', !asked.isSemi || isTrailer(unit.trailerNo), unit.trailerNo],
    ...requiredRoles(asked).map((role): [Role, boolean, string] => [role, isPerson(role), unit[role] ?? '']),
    ['test', isDay(unit.testDue) && unit.testDue >= asked.backOn, asked.backOn],
    ['box', !asked.isBoxed || isContainerNo(unit.boxNo ?? ''), unit.boxNo ?? ''],
  ];
  return faulty.flatMap(([code, isFine, what]) => (isFine ? [] : [{ code, no: unit.no, what }]));
}

export function truckUnitFaults(units: readonly NamedUnit[], asked: UnitNeeds): TruckUnitFault[] {
  if (units.length !== asked.trucks) return [{ code: 'count', no: '', what: String(asked.trucks) }];
  const boxes = asked.isBoxed ? units.flatMap(({ boxNo = '' }) => boxNo || []) : [];
  const names = [...units.flatMap(unitNames), ...boxes];
  const twice = new Set(names.filter((name, at) => names.indexOf(name) < at));
  return [
    ...units.flatMap((unit) => unitFaults(unit, asked)),
    ...[...twice].map((what): TruckUnitFault => ({ code: 'twice', no: '', what })),
  ];
}

/** Normalized for storage: plates and container numbers as painted, without fields the order does not need. */
export function normaliseUnits(units: readonly NamedUnit[], asked: UnitNeeds): NamedUnit[] {
  const parts = unitParts(asked);
  return units.map((unit) => {
    const kept = Object.fromEntries(parts.map((part) => [part, (unit[part] ?? '').trim()]));
    const { no = '', trailerNo = '', boxNo } = kept;
    return {
      driver: '',
      driverPaper: '',
      escort: '',
      escortPaper: '',
      testDue: '',
      ...kept,
      no: normalisePlate(no),
      trailerNo: trailerNo === '' ? '' : normalisePlate(trailerNo),
      ...(boxNo !== undefined && { boxNo: normaliseContainerNo(boxNo) }),
    };
  });
}
