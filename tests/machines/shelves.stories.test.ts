import { selectLowestPrices } from '../../machines/lowest-prices';
import { selectNews } from '../../machines/news';
import { selectNewsArticle } from '../../machines/news-article';
import { selectNewsList } from '../../machines/news-list';
import type { ShelfView } from '../../machines/support/shelf';
import * as newsStories from '../../stories/latest-news.stories';
import * as priceStories from '../../stories/lowest-prices.stories';
import * as articleStories from '../../stories/news-article.stories';
import * as listStories from '../../stories/news-list.stories';
import { describeStories } from '../support/model/describe-stories';
import { lowestPricesPlan } from '../support/plans/lowest-prices.plan';
import { newsArticlePlan } from '../support/plans/news-article.plan';
import { newsListPlan } from '../support/plans/news-list.plan';
import { newsPlan } from '../support/plans/news.plan';

const looks = ({ isBusy, isEmpty, items, failureCode }: ShelfView<unknown>) => ({
  isBusy,
  isEmpty,
  isFilled: items.length > 0,
  failureCode,
});

describeStories({ plan: lowestPricesPlan, select: selectLowestPrices, stories: priceStories, looks });
describeStories({ plan: newsPlan, select: selectNews, stories: newsStories, looks });
describeStories({ plan: newsListPlan, select: selectNewsList, stories: listStories, looks });
describeStories({ plan: newsArticlePlan, select: selectNewsArticle, stories: articleStories, looks });
