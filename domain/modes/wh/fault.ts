/** What the person can mend of what only a store asks, beyond what is missing. */
export const WH_FAULT_CODES = [
  'whPallets',
  'whStack',
  'whStackHigh',
  'whPackPart',
  'whExpiry',
  'whExpiryEarly',
  'whInDate',
  'whInPast',
  'whInLate',
  'whDays',
  'whCount',
  'whPlate',
  'whPlateTwice',
  'whDriverPhone',
  'whPickerPhone',
  'whIdTail',
  'whPieces',
  'whPiecesDiffer',
  'whOverFree',
  'whHourFull',
] as const;
export type WhFaultCode = (typeof WH_FAULT_CODES)[number];
