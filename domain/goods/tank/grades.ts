/** Tank material: `STEEL` stainless steel, `ASK` the operator must agree. */
export const MATERIALS = ['STEEL', 'ASK', 'RUBBER', 'PASSIVATED'] as const;

export const CLEANING_GRADES = ['A', 'B', 'C', 'D'] as const;
export type CleaningGrade = (typeof CLEANING_GRADES)[number];

/**
 * Some liquids need a nitrogen blanket; an inhibitor that needs air forbids it. `ASK`: the operator decides by the
 * inhibitor.
 */
export const NITROGENS = ['FREE', 'REQUIRED', 'ASK', 'FORBIDDEN'] as const;
