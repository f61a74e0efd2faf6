/** What a tank may be made of: `ASK` where its operator has to agree, `STEEL` where stainless steel does. */
export const MATERIALS = ['STEEL', 'ASK', 'RUBBER', 'PASSIVATED'] as const;

/** How hard a tank is to clean afterwards. */
export const CLEANING_GRADES = ['A', 'B', 'C', 'D'] as const;
export type CleaningGrade = (typeof CLEANING_GRADES)[number];

/** Some must lie under nitrogen; an inhibitor that needs air must not. `ASK`: the operator says so, by the inhibitor. */
export const NITROGENS = ['FREE', 'REQUIRED', 'ASK', 'FORBIDDEN'] as const;
