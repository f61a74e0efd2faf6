/** Rows of goods of one order. */
export const MOST_GOODS = 20;
