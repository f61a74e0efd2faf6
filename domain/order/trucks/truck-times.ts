/** Hours before its slot until which a truck or driver can change. */
export const CHANGE_BEFORE_HOURS = 2;
/** Driver details are due this many hours before the first truck. */
export const TOLD_BEFORE_HOURS = 24;
