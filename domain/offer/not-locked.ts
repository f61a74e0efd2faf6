/** Word of an address back to the list: why the chosen offer was not locked, and when. */
export const NOT_LOCKED_WORD = 'refused';

const NOT_LOCKED = ['changed', 'soldOut', 'closed', 'cargo', 'noPrice', 'tooMany', 'gone', 'unavailable'] as const;
export type NotLocked = (typeof NOT_LOCKED)[number];

/** Time in which the list is still the one that was pressed; a kept or shared address says nothing of it. */
const STANDS_MS = 60_000;

export const writeNotLocked = (reason: NotLocked, now: number): string =>
  `${reason}.${Math.floor(now / 1000).toString(36)}`;

export function readNotLocked(word: string | undefined): { reason: NotLocked; at: number } | null {
  const [name, second] = word?.split('.') ?? [];
  const reason = NOT_LOCKED.find((known) => known === name);
  const at = Number.parseInt(second ?? '', 36) * 1000;
  return reason === undefined || Number.isNaN(at) ? null : { reason, at };
}

export function isJustNotLocked(word: string, now: number): boolean {
  const told = readNotLocked(word);
  return told !== null && Math.abs(now - told.at) <= STANDS_MS;
}

/** Query without the word; unchanged otherwise. */
export function dropNotLocked(search: string): string {
  const words = search.replace(/^\?/, '').split('&');
  const left = words.filter((word) => word !== '' && !word.startsWith(`${NOT_LOCKED_WORD}=`)).join('&');
  return left === '' ? '' : `?${left}`;
}
