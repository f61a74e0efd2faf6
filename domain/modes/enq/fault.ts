export const ENQ_FAULT_CODES = [
  'enqReady',
  'enqMonths',
  'enqTemp',
  'enqDensity',
  'enqBagDanger',
  'enqBoxWish',
  'enqUnitWish',
  'enqSizes',
  'enqSizesDiffer',
] as const;
export type EnqFaultCode = (typeof ENQ_FAULT_CODES)[number];
