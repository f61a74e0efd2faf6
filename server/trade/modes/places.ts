import type { NoticePlace } from '../../../domain/offer/notice';
import type { End } from '../../../domain/offer/sailing';
import { SEA_PORTS } from '../../world/ports/sea-ports';
import { CARRIERS } from '../sea/carriers';

export const rowPlaces = (rows: readonly (readonly [code: string, nameCn: string, ...unknown[]])[]): NoticePlace[] =>
  rows.map(([place, name]) => ({ place, name }));

export const endPlaces = (ends: readonly Pick<End, 'code' | 'nameCn'>[]): NoticePlace[] =>
  ends.map(({ code, nameCn }) => ({ place: code, name: nameCn }));

export const PORT_PLACES = rowPlaces(SEA_PORTS).map(({ place, name }) => ({ place, name: `${name}港` }));
export const LINERS = endPlaces(CARRIERS);
