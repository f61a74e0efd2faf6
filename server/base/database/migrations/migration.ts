/**
 * Forward only, never edited once merged. Numbers ascend but may have gaps, so that parallel branches can each use a
 * range.
 */
export type Migration = { version: number; name: string; statements: readonly string[] };

/** Schema of an empty database, and the migrations by which an older one has come to the same. */
export type Baseline = { statements: readonly string[]; replaces: readonly Migration[] };
