export const DECLARED_BEFORE_HOURS = 24;
/** Shortest completion time, in working hours from now. */
export const LEAST_HOURS = 4;
