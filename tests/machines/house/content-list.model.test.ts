import { describeModel } from '../../support/model/describe-model';
import { shelfPromises } from '../../support/plans/booking/shelf';
import { contentListPlan } from '../../support/plans/house/content-list.plan';

describeModel(contentListPlan, { invariants: shelfPromises });
