/** The way to what sails from a port nearby; in a file of its own, since the list of sailings has no other word of the form. */
export const nearbyWords = (port: string) => `附近起运港：看${port}的航次`;
