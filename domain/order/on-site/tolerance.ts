/** Deviation within which the agreed price holds. */
export const TOLERANCE = 0.1;
export const TOLERANCE_PERCENT = TOLERANCE * 100;
