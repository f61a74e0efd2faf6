/** The router and the navigation hear of it as they hear of a pressed link. */
export const openPage = (_: unknown, { address }: { address: string }): void => history.pushState(null, '', address);

/** In the place of the page one is at: whoever goes back does not come here again. */
export const turnPage = (_: unknown, { address }: { address: string }): void => history.replaceState(null, '', address);
