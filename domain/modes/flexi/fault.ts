export const FLEXI_FAULT_CODES = [
  'flexiOneLiquid',
  'flexiSdsDate',
  'flexiBags',
  'flexiLitres',
  'flexiDensity',
  'flexiLoadTemp',
  'flexiViscosity',
  'flexiLayerNone',
  'flexiFoodNone',
  'flexiFitKm',
  'flexiFitDay',
  'flexiDayFull',
  'flexiDaysFull',
  'flexiFitLate',
] as const;
export type FlexiFaultCode = (typeof FLEXI_FAULT_CODES)[number];
