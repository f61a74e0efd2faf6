/** Longest wait for pending work, for slow or shared machines. */
export const PATIENCE = { timeout: 120_000 } as const;
