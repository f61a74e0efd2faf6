const LONGEST_TARGET = 2_048;

/** Control characters and spaces, which browsers drop, and backslashes, which they read as slashes. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const TRICKY = /[\u0000-\u0020\u007F-\u00A0\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF\\]/;
/** Requires scheme, two slashes and host in full. */
const WHOLE = /^https:\/\/[^/?#]/i;

/** External redirects: only https and exactly the listed origins; null otherwise. */
export function safeTarget(target: unknown, allowedOrigins: readonly string[]): URL | null {
  if (typeof target !== 'string' || target.length > LONGEST_TARGET) return null;
  if (TRICKY.test(target) || !WHOLE.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  const isWithoutUser = url.username === '' && url.password === '';
  return isWithoutUser && allowedOrigins.includes(url.origin) ? url : null;
}

/** A path of this site; null for anything that may lead elsewhere. */
export function ownTarget(target: unknown, origin: string): URL | null {
  if (typeof target !== 'string' || target.length > LONGEST_TARGET || TRICKY.test(target)) return null;
  if (!target.startsWith('/') || target.startsWith('//')) return null;
  const url = new URL(target, origin);
  return url.origin === origin ? url : null;
}

export type SiteExits = {
  wayTo(target: unknown): URL | null;
  /** Replaces this page. False for a disallowed target; then nothing happens. */
  replace(target: unknown): boolean;
  /** Opens a tab without an opener. False for a disallowed target or a blocked popup. */
  open(target: unknown): boolean;
};

const checked = (target: unknown, allowedOrigins: readonly string[]) =>
  ownTarget(target, location.origin) ?? safeTarget(target, allowedOrigins);

/** The only exits from the page; each leads to a path of this site or through `safeTarget`. */
export const createSiteExits = (allowedOrigins: readonly string[]): SiteExits => ({
  wayTo: (target) => checked(target, allowedOrigins),
  replace(target) {
    const url = checked(target, allowedOrigins);
    if (url) location.replace(url.href);
    return url !== null;
  },
  open(target) {
    const url = checked(target, allowedOrigins);
    const tab = url && window.open('', '_blank');
    if (!url || !tab) return false;
    tab.opener = null;
    tab.location.replace(url.href);
    return true;
  },
});
