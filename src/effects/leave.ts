import { ownTarget, safeTarget } from './safe-target';

export type Doors = {
  wayTo(target: unknown): URL | null;
  /** Replaces this page. False for a disallowed target; then nothing happens. */
  replace(target: unknown): boolean;
  /** Opens a tab without an opener. False for a disallowed target or a blocked popup. */
  open(target: unknown): boolean;
};

const checked = (target: unknown, allowedOrigins: readonly string[]) =>
  ownTarget(target, location.origin) ?? safeTarget(target, allowedOrigins);

/** The only exits from the page; each leads to a path of this site or through `safeTarget`. */
export const doorsTo = (allowedOrigins: readonly string[]): Doors => ({
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
