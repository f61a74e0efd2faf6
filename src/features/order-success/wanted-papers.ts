import type { PlacedOrder } from '../../../domain/order/placed';
import type { Paper } from '../../../domain/order/brief';
import { momentIn } from '../../../domain/values/moments';
import { orderReceiptCopy as copy } from '../../copy/order-receipt';
import { momentText } from '../../copy/moment-words';

/** A paper as a list of them shows it. */
export type PaperLine = { docType: string; name: string; note: string; standing: 'here' | 'due' | 'optional' };

const dueAt = ({ dueAt: at }: Paper): number => momentIn(at ?? '') ?? Infinity;

function noteOf(paper: Paper, now: number): string {
  if (paper.isHere) return copy.here;
  if (paper.dueAt === null) return copy.missingBy(null);
  const moment = momentText(paper.dueAt);
  return dueAt(paper) < now ? copy.overdue(moment) : copy.missingBy(moment);
}

/** What is missing comes first, by when it is due. */
export const wantedPapers = ({ papers }: PlacedOrder, now: number): PaperLine[] =>
  papers
    .toSorted((one, other) => Number(one.isHere) - Number(other.isHere) || dueAt(one) - dueAt(other))
    .map((paper) => ({
      docType: paper.docType,
      name: paper.name,
      note: noteOf(paper, now),
      standing: paper.isHere ? 'here' : 'due',
    }));
