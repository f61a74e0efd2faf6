import type { Day } from '../values/days';

export type PlaceNotice = { text: string; days: number; until: Day };

export type NoticeLookup = (place: string) => PlaceNotice | null;

export const noNotices: NoticeLookup = () => null;

export type NoticePlace = { place: string; name: string };
