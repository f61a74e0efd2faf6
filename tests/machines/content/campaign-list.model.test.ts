import { describeModel } from '../../support/model/describe-model';
import { shelfPromises } from '../../support/plans/booking/shelf';
import { campaignListPlan } from '../../support/plans/content/campaign-list.plan';

describeModel(campaignListPlan, { invariants: shelfPromises });
