import { selectDeskCustomers } from '../../../machines/house/desk-customers';
import * as stories from '../../../stories/house/desk-customers.stories';
import { describeStories } from '../../support/model/describe-stories';
import { deskCustomersPlan } from '../../support/plans/house/desk-customers.plan';

describeStories({
  plan: deskCustomersPlan,
  select: selectDeskCustomers,
  stories,
  looks: ({ stage, isFinding, isShort, found, isMore, failureCode }) => {
    const isListed = stage === 'seeking' && !isFinding && !isShort && failureCode === null;
    return {
      stage,
      isFinding,
      isShort,
      found: isListed && found !== null ? found.length > 0 : null,
      isMore: isListed && isMore,
      failureCode,
    };
  },
});
