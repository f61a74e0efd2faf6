/** Lithium cells and batteries by themselves. */
export const isLithiumAlone = (unNo: string): boolean => ['3090', '3480'].includes(unNo);

/** By themselves, in equipment or packed with it. */
export const isLithium = (unNo: string): boolean => isLithiumAlone(unNo) || ['3091', '3481'].includes(unNo);

/** With more of its charge, in per cent, lithium flies only built into what it is for. */
export const MOST_SOC = 30;

/** Adhesives, paint and what thins it, resins: what they are made of decides whether the state keeps account of them. */
export const mayHoldPrecursors = (unNo: string): boolean => ['1133', '1263', '1866'].includes(unNo);
