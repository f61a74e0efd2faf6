import { DAY_MS, HOUR_MS } from '../../values/spans';
import type { Is } from '../../shape/is';
import type { askedPapers } from './asked-shape';

export type AskedPapers = Is<typeof askedPapers>;

/** Issued after packing and weighing, so not available during review. */
const LATER: readonly string[] = ['VGM', 'CPC'];

export const papersToRequest = <TPaper extends { docType: string }>(papers: readonly TPaper[]): TPaper[] =>
  papers.filter(({ docType }) => !LATER.includes(docType));

export const REPLY_WITHIN_MS = 72 * HOUR_MS;

/** A custom reply day lies in the future, at most this many days ahead. */
export const REPLY_MOST_DAYS = 60;
export const isReplyDay = (until: number, now: number): boolean =>
  until > now && until <= now + REPLY_MOST_DAYS * DAY_MS;
