import { describeModel } from '../../support/model/describe-model';
import { newsListPlan } from '../../support/plans/content/news-list.plan';
import { shelfPromises } from '../../support/plans/booking/shelf';

describeModel(newsListPlan, { invariants: shelfPromises });
