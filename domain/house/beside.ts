import type { QueueLine } from './case';
import { isHeldByOther } from './holding';
import type { StaffPerson } from './roles';
import type { Subject } from './subjects';

export function subjectOf(line: QueueLine): Subject {
  const { kind } = line;
  if (kind === 'enquiry') return { kind, no: line.enquiryNo };
  if (kind === 'notice') return { kind, no: line.place };
  if (kind === 'calendar') return { kind, no: line.year };
  if (kind === 'buyerPaper') return { kind, no: line.paperId };
  if (kind === 'sample') return { kind, no: line.sampleNo };
  if (kind === 'verification') return { kind, no: line.enterpriseId };
  return { kind, no: kind === 'order' ? line.orderNo : line.no };
}

/** Cases before and after one in the page of a queue that it was opened from. `at`: its place there, from 1. */
export type CaseBeside = { before: Subject | null; after: Subject | null; at: number; of: number };

export function besideIn(listed: readonly Subject[], { kind, no }: Subject): CaseBeside | null {
  const at = listed.findIndex((one) => one.kind === kind && one.no === no);
  if (at === -1) return null;
  return { before: listed[at - 1] ?? null, after: listed[at + 1] ?? null, at: at + 1, of: listed.length };
}

const placeOf = (lines: readonly QueueLine[], no: string): number =>
  lines.findIndex((line) => subjectOf(line).no === no);

export function keepOpenLine(before: readonly QueueLine[], now: readonly QueueLine[], open: Subject): QueueLine[] {
  const at = placeOf(before, open.no);
  const kept = before[at];
  return kept === undefined || placeOf(now, open.no) !== -1 ? [...now] : now.toSpliced(at, 0, kept);
}

/** First case after one just done that no colleague holds. `before`: the list in which it was done; `now`: as read since. */
export function nextAfter(
  before: readonly Subject[],
  now: readonly QueueLine[],
  { subject, self }: { subject: Subject; self: Pick<StaffPerson, 'staffId'> },
): Subject | null {
  const at = placeOf(now, subject.no);
  const from = at === -1 ? before.findIndex(({ no }) => no === subject.no) : at + 1;
  if (from === -1) return null;
  const next = now.slice(from).find(({ heldBy }) => !isHeldByOther(heldBy, self));
  return next === undefined ? null : subjectOf(next);
}
