/** The gateway had nothing at this address: it has answered with the page that says so, and the build has written that on it. */
export const isDrawnLost = (): boolean => document.querySelector('[data-page=notFound]') !== null;
