import { selectOfferBoard } from '../../../machines/booking/offer-board';
import { describeModel } from '../../support/model/describe-model';
import { offerBoardPlan } from '../../support/plans/booking/offer-board.plan';

describeModel(offerBoardPlan, {
  invariants: {
    'no more than four sailings stand side by side': ({ context }) => context.compared.length <= 4,
    'a comparison has two sides at least': (now) => !now.hasTag('comparing') || now.context.compared.length >= 2,
    'a filter hides, it never adds': (now) => {
      const { rows, facets } = selectOfferBoard(now);
      return rows.length <= facets.count;
    },
    'the strip shows a week, whatever it is turned to': (now) => selectOfferBoard(now).strip.days.length === 7,
  },
  equivalent: {
    '(root) on settings.set #0 guard dropped': 'the same settings are the same; only the list is spared a second look',
  },
});
