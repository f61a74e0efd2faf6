/** What a stop between the first and the last is called, in a form, on a receipt and at the desk. `at`: the first of them is 0. */
export const stopCalled = (at: number, isPickup: boolean): string => `第 ${at + 2} 站${isPickup ? '装货' : '卸货'}`;

/** Arrivals count the loading window of the first stop and leave out the work at later ones; every page that shows one says so. */
export const STOPS_UNCOUNTED = '第一站装货已计入，没算中途各站装卸用时';
const LOADING_COUNTED = '装货时间已计入';

/** The arrival with what is counted in it; of stops on the way that is not all. */
export const arrivalWords = (at: string, stops: number): string =>
  `${at}（${stops === 0 ? LOADING_COUNTED : STOPS_UNCOUNTED}）`;
