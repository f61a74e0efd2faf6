/** What a stop between the first and the last is called, in a form, on a receipt and at the desk. `at`: the first of them is 0. */
export const stopCalled = (at: number, isPickup: boolean): string => `第 ${at + 2} 站${isPickup ? '装货' : '卸货'}`;

/** Arrivals leave out the loading time of earlier stops; every page that shows an arrival says so. */
export const STOPS_UNCOUNTED = '只算行驶与停车，没算前面各站装卸用时';

/** The arrival, with that sentence where there are stops on the way. */
export const arrivalWords = (at: string, stops: number): string => (stops === 0 ? at : `${at}（${STOPS_UNCOUNTED}）`);
