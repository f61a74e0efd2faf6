/** Field names of the previous release. */
const OLD_NAMES: readonly (readonly [old: string, now: string])[] = [
  ['sailingId', 'offerId'],
  ['altSailingId', 'altOfferId'],
];

/**
 * Renames stored fields to the current names. Runs before validation, so that drafts of the previous release survive.
 */
export function upgradeDraft(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return kept;
  const renamed = OLD_NAMES.filter(([old, now]) => Object.hasOwn(kept, old) && !Object.hasOwn(kept, now));
  const names = new Map(renamed);
  const now = Object.fromEntries(Object.entries(kept).map(([name, value]) => [names.get(name) ?? name, value]));
  // One tick covered both texts in the previous release.
  const isOfBefore = typeof now['agreeProtocol'] === 'boolean' && !Object.hasOwn(now, 'agreeCharges');
  return isOfBefore ? { ...now, agreeCharges: now['agreeProtocol'] } : now;
}
