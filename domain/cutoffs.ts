/** What must be done before a ship leaves, in the order it falls due. */
export const CUTOFF_CODES = [
  'DG_APPLY',
  'DG_DOC',
  'CY_OPEN',
  'SI',
  'MARITIME_DECL',
  'VGM',
  'DG_GATE_IN',
  'CUSTOMS',
  'CY_CLOSE',
] as const;
export type CutoffCode = (typeof CUTOFF_CODES)[number];
