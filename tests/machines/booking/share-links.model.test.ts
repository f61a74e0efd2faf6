import { selectShareLinks } from '../../../machines/booking/share-links';
import { describeModel } from '../../support/model/describe-model';
import { shareLinksPlan } from '../../support/plans/booking/share-links.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(shareLinksPlan, {
  equivalent: {
    'loading loadLinks onDone #0 and #1 swapped': APART,
    'shown.making makeLink onDone #0 and #1 swapped': APART,
    'shown.changing changeLink onDone #0 and #1 swapped': APART,
  },
  invariants: {
    'a link is told to nobody but whoever made it': (now) => now.hasTag('shown') || now.context.address === null,
    'a link that was taken back is told no longer': (now) =>
      selectShareLinks(now).address === null || now.context.links.some(({ state }) => state === 'LIVING'),
    'a failure is forgotten while it is tried again': (now) =>
      !(now.hasTag('making') || now.hasTag('changing')) || now.context.failureCode === null,
  },
});
