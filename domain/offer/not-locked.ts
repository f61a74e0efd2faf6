/** Word of an address back to the list: why the chosen offer was not locked. */
export const NOT_LOCKED_WORD = 'refused';

export const NOT_LOCKED = [
  'changed',
  'soldOut',
  'closed',
  'cargo',
  'noPrice',
  'tooMany',
  'gone',
  'unavailable',
] as const;
export type NotLocked = (typeof NOT_LOCKED)[number];
