import { TRUCK_RULES } from './finding';

/** What the person can mend of what only a truck asks, beyond what is missing and what its rule book says. */
export const OWN_FAULT_CODES = [
  'truckOneGoods',
  'truckOtherGoods',
  'truckLoadKg',
  'truckSections',
  'truckSectionsSum',
  'truckCount',
  'truckFree',
  'truckInhibitorDay',
  'truckAddress',
  'truckContact',
  'truckPhone',
  'truckMoment',
  'truckInners',
  'truckExceptedUnit',
  'truckPartGoods',
  'truckDoor',
  'truckDoorFar',
  'truckDoorEarly',
  'truckHubClosed',
  'truckDay',
  'truckEarly',
  'truckLength',
  'truckOrder',
  'truckSamePlace',
  'truckTare',
  'truckLift',
  'truckPump',
  'truckTemp',
  'truckBoxNo',
  'truckPass',
  'truckWorth',
  'truckYuan',
] as const;

export const TRUCK_FAULT_CODES = [...OWN_FAULT_CODES, ...TRUCK_RULES.faults.codes];
