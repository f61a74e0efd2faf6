import { describeModel } from '../support/model/describe-model';
import { newsListPlan } from '../support/plans/news-list.plan';
import { shelfPromises } from '../support/plans/shelf';

describeModel(newsListPlan, { invariants: shelfPromises });
