import { selectShareLinks } from '../../../machines/booking/share-links';
import * as stories from '../../../stories/booking/share-links.stories';
import { describeStories } from '../../support/model/describe-stories';
import { shareLinksPlan } from '../../support/plans/booking/share-links.plan';

describeStories({
  plan: shareLinksPlan,
  select: selectShareLinks,
  stories,
  looks: ({ stage, links, isFinding, isMaking, changingId, address }) => ({
    stage,
    isFinding,
    isMaking,
    isChanging: changingId !== null,
    shown: stage === 'shown' && !isMaking && changingId === null ? links.length > 0 : null,
    isTold: stage === 'shown' && !isMaking && changingId === null && address !== null,
  }),
});
