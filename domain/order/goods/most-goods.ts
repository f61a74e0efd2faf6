export const MOST_GOODS = 20;
