/** Longest wait for anything that is on its way, for machines that are slow or shared. */
export const PATIENCE = { timeout: 120_000 } as const;
