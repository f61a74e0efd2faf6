import { DRY_BOXES } from '../../mode-ids';
import type { IsOf } from '../../shape/is';
import type { cfsEntries } from './search-shape';

export const BOX_TYPE_SAYS = '装箱站只装 20GP、40GP、40HQ';
export const CUT_SAYS = '请选择截港时间';

export const CFS_BOXES = DRY_BOXES;
export type CfsBox = (typeof CFS_BOXES)[number];

export type CfsSearch = IsOf<typeof cfsEntries>;

export const MOST_TONS = 1500;

/** Example tons per box while no weight is given. */
const USUAL_TONS: Readonly<Record<CfsBox, number>> = { '20GP': 16, '40GP': 20, '40HQ': 20 };

export const searchTons = ({ tons, boxType, boxes }: Pick<CfsSearch, 'tons' | 'boxType' | 'boxes'>): number =>
  tons ?? USUAL_TONS[boxType] * boxes;
