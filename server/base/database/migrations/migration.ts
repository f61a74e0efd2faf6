/**
 * Forward only, never edited once merged. Numbers ascend but may have gaps, so that parallel branches can each use a
 * range.
 */
export type Migration = { version: number; name: string; statements: readonly string[] };
