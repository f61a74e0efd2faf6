/** The router and the navigation hear of it as they hear of a pressed link. */
export const openPage = (_: unknown, { address }: { address: string }): void => history.pushState(null, '', address);
