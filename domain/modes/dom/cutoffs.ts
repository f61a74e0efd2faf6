import { type Cutoff, buildCutoffs, type CutoffHours } from '../../offer/cutoffs';

/** Domestic goods need neither customs nor VGM; weights are reported instead. */
const HOURS: CutoffHours = { DOM_DECL_DG: 72, DOM_BOOK: 48, DOM_WEIGHT: 24, CY_CLOSE: 18 };

export const domCutoffs = (leaves: number, isDanger: 'Y' | 'N'): Cutoff[] =>
  buildCutoffs(leaves, HOURS, isDanger === 'Y');
