import { describeModel } from '../../support/model/describe-model';
import { newsArticlePlan } from '../../support/plans/content/news-article.plan';
import { shelfPromises } from '../../support/plans/booking/shelf';

describeModel(newsArticlePlan, { invariants: shelfPromises });
