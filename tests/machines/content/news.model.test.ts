import { describeModel } from '../../support/model/describe-model';
import { newsPlan } from '../../support/plans/content/news.plan';
import { shelfPromises } from '../../support/plans/booking/shelf';

describeModel(newsPlan, { invariants: shelfPromises });
