/** The quote of the purchase, and how often its buyer has come back to the page since. */
export type FreightQuestion = { quoteId: string; looks: number };
