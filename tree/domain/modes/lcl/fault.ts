import type { FieldPath } from '../../order/form';

/** What the person can mend of what only a shared box asks, by its code. */
export const LCL_FAULT_CODES = [
  'lclUnitKg',
  'lclUnitHeavy',
  'lclUnitLight',
  'lclLongCm',
  'lclLongOver',
  'lclHighCm',
  'lclHighOver',
  'lclStackable',
  'lclMarks',
  'lclMarksLong',
  'lclDeliver',
  'lclDeliverEarly',
  'lclDeliverLate',
  'lclGateShut',
  'lclPlate',
  'lclDriverName',
  'lclDriverPhone',
  'lclEscort',
  'lclReleaseType',
  'lclTolerance',
] as const;
export type LclFaultCode = (typeof LCL_FAULT_CODES)[number];

export type LclFault = { path: FieldPath; code: LclFaultCode; given?: Record<string, string | number> };

export const lclFault = (path: FieldPath, code: LclFaultCode, given?: LclFault['given']): LclFault =>
  given ? { path, code, given } : { path, code };

/** The first fault of a field is enough. */
export const firstOf = (...faults: (LclFault | false)[]): LclFault[] => {
  const found = faults.find((one) => one !== false);
  return found ? [found] : [];
};
