import { subjectOf } from '../../../domain/house/beside';
import { describeModel } from '../../support/model/describe-model';
import { caseListPlan } from '../../support/plans/house/case-list.plan';

describeModel(caseListPlan, {
  invariants: {
    'a failure is forgotten while the list is loaded': ({ context, ...now }) =>
      !now.hasTag('loading') || context.failureCode === null,
    'a case opened by a link has no list': ({ context: { asked }, ...now }) => asked !== null || now.hasTag('absent'),
    'the line of the open case stays until another is opened or the page is turned': (
      { context: { records, subject } },
      before,
      { step },
    ) => {
      const isIn = (lines: typeof records) => lines.some((line) => subjectOf(line).no === subject.no);
      const isSame = before?.context.subject.no === subject.no;
      if (!before || !isSame || !isIn(before.context.records) || isIn(records)) return true;
      return step.kind === 'event' && step.event.type === 'page.turn';
    },
    'what has left the queue is said of the open case alone': ({ context: { isLeft, records, subject } }) =>
      !isLeft || records.some((line) => subjectOf(line).no === subject.no),
  },
});
