import { buildCutoffs, type Cutoff, type CutoffHours } from '../../offer/cutoffs';

const ALWAYS: CutoffHours = { AIR_FWB: 12, AIR_CUSTOMS: 6 };

/** The carrier checks dangerous goods two days before departure. */
export const GENERAL: CutoffHours = { ...ALWAYS, AIR_DOC: 24, AIR_IN: 8 };
export const DANGER: CutoffHours = { ...ALWAYS, AIR_DOC: 48, AIR_IN: 24 };

export const airCutoffs = (leavesAt: number, isDanger: 'Y' | 'N'): Cutoff[] =>
  buildCutoffs(leavesAt, isDanger === 'Y' ? DANGER : GENERAL, isDanger === 'Y').toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
