import type { Quote } from '../../offer/sailing';

/** What the rules of a full container read of its quote. */
export type FclQuote = Pick<Quote, 'quoteId' | 'search' | 'sailing' | 'takers'>;
