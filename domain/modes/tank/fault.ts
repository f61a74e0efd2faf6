import { TANK_RULES } from './finding';

/** What the person can mend of what only a tank asks, beyond what is missing and what its rule book says. */
export const OWN_FAULT_CODES = [
  'tankOtherGoods',
  'tankOneGoods',
  'tankQuantity',
  'tankLoadTemp',
  'tankHotTemp',
  'tankHotLow',
  'tankDensity',
  'tankDensityOrder',
  'tankViscosity',
  'tankSapt',
  'tankInhibitorDay',
  'tankCount',
  'tankTooFew',
  'tankFree',
  'tankLease',
  'tankLeaseLong',
  'tankLeaseShort',
  'tankMoment',
  'tankLoadOrder',
  'tankLoadLate',
  'tankLoadPast',
] as const;

export const TANK_FAULT_CODES = [...OWN_FAULT_CODES, ...TANK_RULES.faults.codes];
