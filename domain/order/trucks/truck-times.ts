/** Until so long before its hour a truck that is expected at a gate of the house may come at another one, or with somebody else. */
export const CHANGE_BEFORE_HOURS = 2;
/** Who drives is told so long before the first truck is due. */
export const TOLD_BEFORE_HOURS = 24;
