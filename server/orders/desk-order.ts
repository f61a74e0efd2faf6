import type { Commission } from '../../domain/order/commission';
import type { Paper } from '../../domain/order/brief';
import type { Bumped, Stage } from '../../domain/order/bumped';
import type { HouseEvent, OrderState } from '../../domain/order/lifecycle';
import type { Measured } from '../../domain/order/measured';
import type { Unit } from '../modes/mode';
import type { checksShown } from './checks';
import type { OpenLeaving } from './collected';
import type { OrderRow } from './order';
import type { PackingShown } from './packing-desk';
import type { placeShown } from './way-files';

/** What the people of the house see of an order. */
export type DeskOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'isDanger' | 'submittedAt'> & {
  org: string | null;
  dst: string | null;
  goods: string[];
  /** What else was asked and said, for a mode whose people work by that. */
  commission: Commission[];
  moves: HouseEvent[];
  /** What its mode calls its states. */
  stands: Readonly<Partial<Record<OrderState, string>>>;
  /** What its owner can be asked for. */
  papers: Pick<Paper, 'docType' | 'name'>[];
  /** Whether something can be handed over for it now. */
  mayHandOver: boolean;
  /** Whether goods of its mode are measured when they come. */
  isMeasured: boolean;
  /** How they came, once they did. */
  measured: Measured | null;
  /** What it travels in is named as it is handed out: by which parts, and what the yard would hand out. */
  equipment: { parts: Readonly<Record<string, string>>; proposed: Unit[] } | null;
  /** What of its way it has still to pass, for a mode that tells of that. */
  ahead: ReturnType<typeof placeShown>[];
  /** What is still to be looked at of each of its units, where somebody looks at them. */
  checks: ReturnType<typeof checksShown>;
  /** What was said of each of its packed units, where somebody packs them. */
  packing: PackingShown | null;
  /** The trucks that have still to collect its goods. */
  leavings: OpenLeaving[];
  /** Where they can be put if they are left behind, and how that stands. */
  onto: Stage[];
  bumped: Bumped | null;
};

/** What of it stands in no row but follows from the order and its mode. */
export type WorkedOut =
  | 'moves'
  | 'commission'
  | 'stands'
  | 'papers'
  | 'isMeasured'
  | 'equipment'
  | 'mayHandOver'
  | 'onto'
  | 'ahead'
  | 'checks'
  | 'packing'
  | 'leavings';
