/** For goods that arrive and that somebody takes. */
export type Receiving = {
  /** The report of its way that they were signed for; null where whoever brings them hands them over. */
  signedFor: string | null;
};
