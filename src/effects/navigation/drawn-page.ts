/** True if the gateway answered this address with the not-found page, marked so by the build. */
export const isDrawnLost = (): boolean => document.querySelector('[data-page=notFound]') !== null;
