const LONGEST_TARGET = 2_048;

/** Controls and spaces, which browsers drop or trim, and backslashes, which they read as slashes. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const TRICKY = /[\u0000-\u0020\u007F-\u00A0\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF\\]/;
/** Written out in full: the scheme, two slashes and a host. */
const WHOLE = /^https:\/\/[^/?#]/i;

/** Where the page may lead somebody to outside itself: exactly the origins of the list, over https; null otherwise. */
export function safeTarget(target: unknown, allowedOrigins: readonly string[]): URL | null {
  if (typeof target !== 'string' || target.length > LONGEST_TARGET) return null;
  if (TRICKY.test(target) || !WHOLE.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  const isWithoutUser = url.username === '' && url.password === '';
  return isWithoutUser && allowedOrigins.includes(url.origin) ? url : null;
}

/** A page of this very site, named by its path; null for anything that leads, or might lead, elsewhere. */
export function ownTarget(target: unknown, origin: string): URL | null {
  if (typeof target !== 'string' || target.length > LONGEST_TARGET || TRICKY.test(target)) return null;
  if (!target.startsWith('/') || target.startsWith('//')) return null;
  const url = new URL(target, origin);
  return url.origin === origin ? url : null;
}
