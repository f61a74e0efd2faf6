/** A separate file, so that the sailing list loads no other form words. */
export const nearbyWords = (port: string) => `附近起运港：看${port}的航次`;
