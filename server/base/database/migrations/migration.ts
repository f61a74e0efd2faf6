/**
 * Forward only, and never edited once merged. Numbers ascend but need not be adjacent, so branches that are
 * written side by side can each keep a range of their own.
 */
export type Migration = { version: number; name: string; statements: readonly string[] };
