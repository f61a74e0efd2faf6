/** By what the goods are known, when they are handed out, and how often the drafts were looked at since. */
export type FreightQuestion = { quoteId: string; pickupAt: string; looks: number };
