import type { FireClass } from '../../goods/fire-class';
import type { Boards, Plan } from './board';
import type { CfsFinding } from './finding';
import type { Station } from './station';

/** What a station says to the boxes that were asked about. */
export type CfsDetail = {
  station: Station;
  /** Whether it stands at the port of the boxes. */
  isInPort: boolean;
  /** When the port stops taking boxes in, as it was asked, or for example. */
  cut: string;
  isCutTyped: boolean;
  tons: number;
  isTonsTyped: boolean;
  /** How fiercely the goods burn; null where nobody has classed them. */
  fire: FireClass | null;
  /** The earliest a truck can come, and the boxes be stuffed. */
  first: Plan | null;
  /** What is left of its days. A price is held, a slot never is: a quote has none, and its page asks again and again. */
  boards: Boards | null;
  findings: Pick<CfsFinding, 'level' | 'code' | 'given'>[];
};
