import type { CaseOption } from '../../../domain/house/act-fields';
import type { SignedApproval } from '../../../domain/order/receipt/approved';
import type { BumpedOrder, Stage } from '../../../domain/order/changes/bumped';
import type { Lawful } from '../../../domain/mall/buyer-papers';
import type { Commission } from '../../../domain/order/enquiry/commission';
import type { Measured } from '../../../domain/order/on-site/measured';
import type { Load } from '../../../domain/order/trucks/leaving';
import type { Mishap } from '../../../domain/order/changes/mishap';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { buildChecksView } from './checks/checks';
import type { OpenLeaving } from './collect/leavings';
import type { MishapKind } from '../../trade/modes/after/mishap';
import type { PackingView } from './packing/desk';
import type { buildPlaceView } from './way/files';

export type UnitTable = { noun: string; columns: CaseOption[] };

export type DeskParts = {
  revised: Commission[];
  mayHandOver: boolean;
  isMeasured: boolean;
  measured: Measured | null;
  /** Equipment still to be named at release: columns, count, and demo proposals. */
  equipment: (UnitTable & { count: number; proposed: Unit[]; isDemo: boolean }) | null;
  named: (UnitTable & { units: Unit[] }) | null;
  ahead: ReturnType<typeof buildPlaceView>[];
  checks: ReturnType<typeof buildChecksView>;
  packing: PackingView | null;
  leavings: OpenLeaving[];
  inside: Load | null;
  onto: Stage[];
  bumped: BumpedOrder | null;
  mishaps: Mishap[];
  mayGoWrong: MishapKind[];
  approved: SignedApproval | null;
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
