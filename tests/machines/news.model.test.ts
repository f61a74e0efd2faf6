import { describeModel } from '../support/model/describe-model';
import { newsPlan } from '../support/plans/news.plan';
import { shelfPromises } from '../support/plans/shelf';

describeModel(newsPlan, { invariants: shelfPromises });
