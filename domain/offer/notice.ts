import type { Is } from '../shape/is';
import type { placeNoticeShape } from './notice-shape';

export type PlaceNotice = Is<typeof placeNoticeShape>;

export type NoticeLookup = (place: string) => PlaceNotice | null;

export const noNotices: NoticeLookup = () => null;

export type NoticePlace = { place: string; name: string };
