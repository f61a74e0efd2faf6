import { selectSailingBoard } from '../../../machines/booking/sailing-board';
import { describeModel } from '../../support/model/describe-model';
import { sailingBoardPlan } from '../../support/plans/booking/sailing-board.plan';

describeModel(sailingBoardPlan, {
  invariants: {
    'no more than four sailings stand side by side': ({ context }) => context.compared.length <= 4,
    'a comparison has two sides at least': (now) => !now.hasTag('comparing') || now.context.compared.length >= 2,
    'a filter hides, it never adds': (now) => {
      const { rows, facets } = selectSailingBoard(now);
      return rows.length <= facets.count;
    },
    'the strip shows a week, whatever it is turned to': (now) => selectSailingBoard(now).strip.days.length === 7,
  },
  equivalent: {
    '(root) on settings.set #0 guard dropped': 'the same settings are the same; only the list is spared a second look',
  },
});
