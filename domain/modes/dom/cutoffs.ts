import { type Cutoff, cutoffsAt, type CutoffHours } from '../../offer/cutoffs';

/** Nothing leaves the country, so no customs and no verified gross mass; weights are reported. */
const HOURS: CutoffHours = { DOM_DECL_DG: 72, DOM_BOOK: 48, DOM_WEIGHT: 24, CY_CLOSE: 18 };

export const domCutoffs = (leaves: number, isDanger: 'Y' | 'N'): Cutoff[] => cutoffsAt(leaves, HOURS, isDanger === 'Y');
