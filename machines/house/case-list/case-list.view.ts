import { besideIn, type CaseBeside, subjectOf } from '../../../domain/house/beside';
import type { QueueLine } from '../../../domain/house/case';
import { isHeldByOther } from '../../../domain/house/holding';
import type { CaseListActor, CaseListSnapshot } from './case-list.machine';
import type { CaseListContext } from './case-list.types';

const STAGES = ['absent', 'listed', 'failed', 'loading'] as const;

export type CaseListView = CaseListContext & {
  stage: (typeof STAGES)[number];
  isBusy: boolean;
};

export const selectCaseList = (snapshot: CaseListSnapshot): CaseListView => ({
  ...snapshot.context,
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
  isBusy: snapshot.hasTag('busy'),
});

/** Cases around the open one as listed; after a turned page the first of it follows. Undefined while no list is shown. */
export function besideListed({ stage, records, subject }: CaseListView): CaseBeside | undefined {
  if (stage !== 'listed') return undefined;
  const listed = records.map(subjectOf);
  return besideIn(listed, subject) ?? { before: null, after: listed[0] ?? null, at: 0, of: listed.length };
}

export function lineMarks({ subject, isLeft, self }: CaseListView, line: QueueLine) {
  const isOpen = subjectOf(line).no === subject.no;
  return {
    isOpen,
    isLeft: isOpen && isLeft,
    isTheirs: isHeldByOther(line.heldBy, self),
  };
}

export const caseListIntents = (actor: CaseListActor) => ({
  turnPage: (page: number) => actor.send({ type: 'page.turn', page }),
  retry: () => actor.send({ type: 'list.retry' }),
});

export type CaseListIntents = ReturnType<typeof caseListIntents>;
