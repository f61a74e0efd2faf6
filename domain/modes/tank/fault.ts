import { TANK_RULES } from './finding';

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
