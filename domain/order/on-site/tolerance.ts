/** Goods that come within so much of what was booked cost what was agreed. */
export const TOLERANCE = 0.1;
export const TOLERANCE_PERCENT = TOLERANCE * 100;
