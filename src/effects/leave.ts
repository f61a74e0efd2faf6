import { ownTarget, safeTarget } from './safe-target';

export type Doors = {
  /** The address to put under a link of this page; null where it is none of ours. */
  wayTo(target: unknown): URL | null;
  /** Leaves this page for good. False where the target is none of ours: then nothing happens. */
  replace(target: unknown): boolean;
  /** Opens a tab that cannot reach back. False where the target is none of ours or the browser would not open it. */
  open(target: unknown): boolean;
};

const checked = (target: unknown, allowedOrigins: readonly string[]) =>
  ownTarget(target, location.origin) ?? safeTarget(target, allowedOrigins);

/** The only ways out of the page; each leads to a path of this site or through `safeTarget`. */
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
