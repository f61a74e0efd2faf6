import type { Critical } from '../../goods/critical';
import type { Is } from '../../shape/is';
import type { whDetail, instead } from './detail-shape';

/** Reasons the gate is closed on a day: past, or too far ahead. */
export const OFF_WHYS = ['PAST', 'FAR'] as const;
export type OffWhy = (typeof OFF_WHYS)[number];

/** GB 18218 table of the critical quantity: by name, by class, in neither, or for staff to decide. */
export const CRITICAL_BY = ['NAME', 'CLASS', 'NONE', 'ASK'] as const satisfies readonly Critical['by'][];

export type OtherRoom = Is<typeof instead>;

/** Public view of a room: other goods appear by class only, never by name, owner or amount. */
export type WhDetail = Is<typeof whDetail>;
