/** A declaration is handed in so long before the ship leaves. */
export const DECLARED_BEFORE_HOURS = 24;
/** Working hours nobody is asked to do anything within. */
export const LEAST_HOURS = 4;
