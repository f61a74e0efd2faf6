import { selectPasteList } from '../../../machines/booking/paste-list';
import { describeModel } from '../../support/model/describe-model';
import { pasteListPlan } from '../../support/plans/booking/paste-list.plan';

describeModel(pasteListPlan, {
  invariants: {
    'no rows stand beside a text that was not read': (now) => now.hasTag('shown') || now.context.rows.length === 0,
    'a press puts nothing onto the list that was not shown': (now) =>
      selectPasteList(now).count <= selectPasteList(now).rows.filter(({ picked }) => picked !== null).length,
    'a failure is forgotten while it is tried again': (now) =>
      !(now.hasTag('reading') || now.hasTag('taking')) || now.context.failureCode === null,
  },
});
