/** What fields of a form were called in the release before. */
const OLD_NAMES: readonly (readonly [old: string, now: string])[] = [
  ['sailingId', 'offerId'],
  ['altSailingId', 'altOfferId'],
];

/**
 * A form as a browser or a table may have kept it, under the names of today. It is read before anything is judged, so
 * that a draft of the release before keeps its key.
 */
export function upgraded(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return kept;
  const renamed = OLD_NAMES.filter(([old, now]) => Object.hasOwn(kept, old) && !Object.hasOwn(kept, now));
  const names = new Map(renamed);
  const now = Object.fromEntries(Object.entries(kept).map(([name, value]) => [names.get(name) ?? name, value]));
  // One tick stood for both texts in the release before.
  const isOfBefore = typeof now['agreeProtocol'] === 'boolean' && !Object.hasOwn(now, 'agreeCharges');
  return isOfBefore ? { ...now, agreeCharges: now['agreeProtocol'] } : now;
}
