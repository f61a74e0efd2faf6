/** A declaration is ordered more than so many hours before the ship leaves. */
export const DECLARED_BEFORE_HOURS = 24;
/** The earliest a result can be wished for, in working hours from now. */
export const LEAST_HOURS = 4;
