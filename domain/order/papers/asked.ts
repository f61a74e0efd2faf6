import { DAY_MS, HOUR_MS } from '../../values/spans';

/** What the house has asked the owner of an order for. */
export type AskedPapers = { papers: { docType: string; name: string }[]; reason: string; replyBy: string };

/** Made when the goods are packed and weighed: nobody can hand them in while the order is still being read. */
const LATER: readonly string[] = ['VGM', 'CPC'];

/** What of these papers can be asked for before the goods are packed. */
export const askable = <TPaper extends { docType: string }>(papers: readonly TPaper[]): TPaper[] =>
  papers.filter(({ docType }) => !LATER.includes(docType));

/** Whoever is asked has so long to answer, unless another day was named. */
export const REPLY_WITHIN_MS = 72 * HOUR_MS;

/** The day that is named lies ahead, and no further than this. */
export const REPLY_MOST_DAYS = 60;
export const isReplyDay = (until: number, now: number): boolean =>
  until > now && until <= now + REPLY_MOST_DAYS * DAY_MS;
