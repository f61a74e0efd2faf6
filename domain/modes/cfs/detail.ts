import type { FireClass } from '../../goods/fire-class';
import type { Boards, Plan } from './board';
import type { CfsFinding } from './finding';
import type { Station } from './station';

export type CfsDetail = {
  station: Station;
  isInPort: boolean;
  cut: string;
  isCutTyped: boolean;
  tons: number;
  isTonsTyped: boolean;
  fire: FireClass | null;
  first: Plan | null;
  /** Free capacity. A quote holds the price but no slot, so its boards are null and the page polls them. */
  boards: Boards | null;
  findings: Pick<CfsFinding, 'level' | 'code' | 'given'>[];
};
