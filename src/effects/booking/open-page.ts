/** `pushState`, so that router and navigation react as to a pressed link. */
export const openPage = (_: unknown, { address }: { address: string }): void => history.pushState(null, '', address);

/** Replaces the current page in the history, so that Back skips it. */
export const turnPage = (_: unknown, { address }: { address: string }): void => history.replaceState(null, '', address);
