import type { CaseOption } from '../../../domain/house/act-fields';
import type { Approved } from '../../../domain/order/receipt/approved';
import type { Bumped, Stage } from '../../../domain/order/changes/bumped';
import type { Lawful } from '../../../domain/mall/buyer-papers';
import type { Commission } from '../../../domain/order/enquiry/commission';
import type { Measured } from '../../../domain/order/on-site/measured';
import type { Load } from '../../../domain/order/trucks/leaving';
import type { Mishap } from '../../../domain/order/changes/mishap';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { checksShown } from './checks/checks';
import type { OpenLeaving } from './collect/leavings';
import type { MishapKind } from '../../trade/modes/after/mishap';
import type { PackingView } from './packing/desk';
import type { placeShown } from './way/files';

/** The rows in which numbered equipment is named. */
export type UnitTable = { noun: string; columns: CaseOption[] };

/** What the desk shows of an order because of what can happen to it. Every order has all of it. */
export type DeskParts = {
  /** What its owner has put right or added since it was placed. */
  revised: Commission[];
  /** Whether something can be handed over for it now. */
  mayHandOver: boolean;
  /** Whether goods of its mode are measured when they come. */
  isMeasured: boolean;
  /** How they came, once they did. */
  measured: Measured | null;
  /** What it travels in is named as it is handed out: column by column, as many as are needed, with what a demonstration would name. */
  equipment: (UnitTable & { count: number; proposed: Unit[]; isDemo: boolean }) | null;
  /** What was named as it was handed out, while it may be named anew. */
  named: (UnitTable & { units: Unit[] }) | null;
  /** What of its way it has still to pass, for a mode that tells of that. */
  ahead: ReturnType<typeof placeShown>[];
  /** What is still to be looked at of each of its units, where somebody looks at them. */
  checks: ReturnType<typeof checksShown>;
  /** What was said of each of its packed units, where somebody packs them. */
  packing: PackingView | null;
  /** The trucks that have still to collect its goods. */
  leavings: OpenLeaving[];
  /** For goods that stay: what is in the store by now. */
  inside: Load | null;
  /** Where they can be put if they are left behind, and how that stands. */
  onto: Stage[];
  bumped: Bumped | null;
  /** What went wrong with it, and what may be told of by now. */
  mishaps: Mishap[];
  mayGoWrong: MishapKind[];
  /** The approval it was placed by. */
  approved: Approved | null;
  /** The declared use, and the papers of its buyer that it rests on. */
  lawful: Lawful | null;
};

export const NO_DESK_PARTS: DeskParts = {
  revised: [],
  mayHandOver: false,
  isMeasured: false,
  measured: null,
  equipment: null,
  named: null,
  ahead: [],
  checks: null,
  packing: null,
  leavings: [],
  inside: null,
  onto: [],
  bumped: null,
  mishaps: [],
  mayGoWrong: [],
  approved: null,
  lawful: null,
};
