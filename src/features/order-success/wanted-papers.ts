import type { PlacedOrder } from '../../../domain/order/receipt/placed';
import type { Paper } from '../../../domain/order/receipt/brief';
import { takesPapers } from '../../../domain/order/papers/papers';
import { parseMoment } from '../../../domain/values/moments';
import { orderReceiptCopy as copy } from '../../copy/orders/receipt';
import { momentText } from '../../copy/words/moment-words';

/** A document as listed. `isShut`: its deadline has passed and uploads are closed. */
export type PaperLine = {
  docType: string;
  name: string;
  note: string;
  standing: 'here' | 'due' | 'optional';
  isShut?: boolean;
};

const paperDueAt = ({ dueAt: at }: Paper): number => parseMoment(at ?? '') ?? Infinity;

function paperNote(paper: Paper, now: number): string {
  if (paper.isHere) return copy.here;
  if (paper.dueAt === null) return copy.missingBy(null);
  const moment = momentText(paper.dueAt);
  return paperDueAt(paper) < now ? copy.overdue(moment) : copy.missingBy(moment);
}

const paperLine = (paper: Paper, now: number): PaperLine => ({
  docType: paper.docType,
  name: paper.name,
  note: paperNote(paper, now),
  standing: paper.isHere ? 'here' : 'due',
});

const shut = ({ docType, name, isHere }: Paper): PaperLine => ({
  docType,
  name,
  note: isHere ? copy.here : copy.neverCame,
  standing: isHere ? 'here' : 'optional',
  isShut: true,
});

/** Missing documents first, by due date. */
export const wantedPapers = ({ papers, state }: PlacedOrder, now: number): PaperLine[] =>
  papers
    .toSorted((one, other) => Number(one.isHere) - Number(other.isHere) || paperDueAt(one) - paperDueAt(other))
    .map((paper) => (takesPapers(state) ? paperLine(paper, now) : shut(paper)));
