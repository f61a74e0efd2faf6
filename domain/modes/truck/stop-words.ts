export const stopCalled = (at: number, isPickup: boolean): string => `第 ${at + 2} 站${isPickup ? '装货' : '卸货'}`;

/** Arrivals include the first loading window but no work at later stops; pages that show one say so. */
export const STOPS_UNCOUNTED = '第一站装货已计入，没算中途各站装卸用时';
const LOADING_COUNTED = '装货时间已计入';

export const arrivalWords = (at: string, stops: number): string =>
  `${at}（${stops === 0 ? LOADING_COUNTED : STOPS_UNCOUNTED}）`;
