/** What a stop between the first and the last is called, in a form, on a receipt and at the desk. `at`: the first of them is 0. */
export const stopCalled = (at: number, isPickup: boolean): string => `第 ${at + 2} 站${isPickup ? '装货' : '卸货'}`;

/** How long the stops before it take is in no arrival of a way with stops; wherever one is told, this is said with it. */
export const STOPS_UNCOUNTED = '只算行驶与停车，没算前面各站装卸用时';

/** An arrival with that, on a way with so many stops between its ends. */
export const arrivalWords = (at: string, stops: number): string => (stops === 0 ? at : `${at}（${STOPS_UNCOUNTED}）`);
