import type { Day } from '../values/days';

/** What the house has to say of a place that goods pass, how much later they will be for it, and the last day it holds. */
export type PlaceNotice = { text: string; days: number; until: Day };

/** What is said of a place by now; null where nothing is. */
export type NoticeLookup = (place: string) => PlaceNotice | null;

export const nothingTold: NoticeLookup = () => null;

/** A place of which the house may have to say something. */
export type NoticePlace = { place: string; name: string };
