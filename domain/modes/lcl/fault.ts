export const LCL_FAULT_CODES = [
  'lclUnitKg',
  'lclUnitHeavy',
  'lclUnitLight',
  'lclLongCm',
  'lclLongOver',
  'lclHighCm',
  'lclHighOver',
  'lclMarksLong',
  'lclDeliver',
  'lclDeliverEarly',
  'lclDeliverLate',
  'lclDeliverPast',
  'lclGateShut',
  'lclPlate',
  'lclDriverPhone',
  'lclRoadCert',
] as const;
export type LclFaultCode = (typeof LCL_FAULT_CODES)[number];
