/** What the person can mend of what only a train asks, beyond what is missing. */
export const RAIL_FAULT_CODES = [
  'railBoxType',
  'railBoxNo',
  'railBoxTwice',
  'railKg',
  'railOver',
  'railKgDiffer',
  'railDepot',
  'railLatin',
  'railRussian',
  'railGng',
  'railGngDiffers',
  'railFreezing',
  'railTax',
  'railPermitFile',
  'railReportFile',
  'railBrokerPhone',
  'railToOrder',
] as const;
export type RailFaultCode = (typeof RAIL_FAULT_CODES)[number];
