import { DRY_BOXES } from '../../mode-ids';

/** Boxes that a station stuffs. */
export const CFS_BOXES = DRY_BOXES;
export type CfsBox = (typeof CFS_BOXES)[number];

/** A question of the gateway. */
export type CfsSearch = {
  /** Where the boxes are loaded onto the ship. */
  port: string;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  /** What is not dangerous goes by its name; null where nobody has said. */
  goods: string | null;
  boxType: CfsBox;
  boxes: number;
  /** All of it; null where nobody has said, and an example is counted with. */
  tons: number | null;
  /** When the port stops taking boxes in, by the clock of China; null where nobody has said. */
  cut: string | null;
  /** False where the moment follows from a day on which a ship leaves. */
  isCutTyped: boolean;
};

export const MOST_TONS = 1500;

/** What is counted with while nobody has said how heavy a box is. */
const USUAL_TONS: Readonly<Record<CfsBox, number>> = { '20GP': 16, '40GP': 20, '40HQ': 20 };

export const tonsAsked = ({ tons, boxType, boxes }: Pick<CfsSearch, 'tons' | 'boxType' | 'boxes'>): number =>
  tons ?? USUAL_TONS[boxType] * boxes;
