/** `looks`: times the buyer returned to the page. */
export type FreightQuestion = { quoteId: string; looks: number };
