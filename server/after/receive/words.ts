/** For goods that arrive and that somebody takes. */
export type Receiving = {
  /** The report of its way that they were signed for; null where whoever brings them hands them over. */
  signedFor: string | null;
  /** True if the reports of its way name a shortage or damage: then its owner completes it, or the days that end a complaint. */
  isShort?(passed: readonly string[]): boolean;
};
