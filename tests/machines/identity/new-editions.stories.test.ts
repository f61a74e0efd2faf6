import { selectNewEditions, type NewEditionsView } from '../../../machines/identity/new-editions';
import * as stories from '../../../stories/identity/new-editions.stories';
import { describeStories } from '../../support/model/describe-stories';
import { newEditionsPlan } from '../../support/plans/identity/new-editions.plan';

function sight(view: NewEditionsView): string {
  if (view.stage !== 'asked') return view.stage;
  if (view.isBusy) return 'busy';
  return `asked ${view.failureCode ?? ''} ${view.isNewer ? 'newer' : ''}`;
}

describeStories({
  plan: newEditionsPlan,
  select: selectNewEditions,
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
