import { DRY_BOXES } from '../../mode-ids';

export const CFS_BOXES = DRY_BOXES;
export type CfsBox = (typeof CFS_BOXES)[number];

export type CfsSearch = {
  port: string;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  /** Name of general goods; null when not given. */
  goods: string | null;
  boxType: CfsBox;
  boxes: number;
  /** Total tons; null when not given, then an example is used. */
  tons: number | null;
  /** Port cut-off, China time; null when not given. */
  cut: string | null;
  /** False when the cut-off was derived from the sailing day. */
  isCutTyped: boolean;
};

export const MOST_TONS = 1500;

/** Example tons per box while no weight is given. */
const USUAL_TONS: Readonly<Record<CfsBox, number>> = { '20GP': 16, '40GP': 20, '40HQ': 20 };

export const searchTons = ({ tons, boxType, boxes }: Pick<CfsSearch, 'tons' | 'boxType' | 'boxes'>): number =>
  tons ?? USUAL_TONS[boxType] * boxes;
