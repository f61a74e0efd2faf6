import { describeModel } from '../support/model/describe-model';
import { newsArticlePlan } from '../support/plans/news-article.plan';
import { shelfPromises } from '../support/plans/shelf';

describeModel(newsArticlePlan, { invariants: shelfPromises });
