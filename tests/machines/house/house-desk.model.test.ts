import { describeModel } from '../../support/model/describe-model';
import { houseDeskPlan } from '../../support/plans/house/house-desk.plan';

describeModel(houseDeskPlan, {
  equivalent: {
    'inside.turning always #0 and #1 swapped': 'a page is one of them',
    'inside.turning always #1 and #2 swapped': 'a page is one of them',
    'inside.turning always #2 and #3 swapped': 'a page is one of them',
    'inside.turning always #3 and #4 swapped': 'a page is one of them',
    'inside.turning always #4 and #5 swapped': 'a page is one of them',
    'inside.turning always #5 and #6 swapped': 'a page is one of them',
    'inside.turning always #6 and #7 swapped': 'a page is one of them',
    'inside.turning always #7 and #8 swapped': 'a page is one of them',
    'inside.turning always #9 goes to turning': 'the page is that of texts by then',
    'inside.turning always #9 target dropped': 'the page is that of texts by then',
    'looking loadSelf onDone #0 and #1 swapped': 'who is known is somebody',
  },
  invariants: {
    'nobody is inside whom nobody knows': ({ context, ...now }) => !now.hasTag('inside') || context.person !== null,
    'whoever stands at the door is nobody': ({ context, ...now }) => !now.hasTag('door') || context.person === null,
  },
});
