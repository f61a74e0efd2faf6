import { selectLowestPrices } from '../../../machines/booking/lowest-prices';
import { selectCampaignList } from '../../../machines/content/campaign-list';
import { selectNews } from '../../../machines/content/news';
import { selectNewsArticle } from '../../../machines/content/news-article';
import { selectNewsList } from '../../../machines/content/news-list';
import type { ShelfView } from '../../../machines/support/shelf';
import * as campaignStories from '../../../stories/content/campaign-list.stories';
import * as newsStories from '../../../stories/content/latest-news.stories';
import * as priceStories from '../../../stories/booking/lowest-prices.stories';
import * as articleStories from '../../../stories/content/news-article.stories';
import * as listStories from '../../../stories/content/news-list.stories';
import { describeStories } from '../../support/model/describe-stories';
import { lowestPricesPlan } from '../../support/plans/booking/lowest-prices.plan';
import { campaignListPlan } from '../../support/plans/content/campaign-list.plan';
import { newsArticlePlan } from '../../support/plans/content/news-article.plan';
import { newsListPlan } from '../../support/plans/content/news-list.plan';
import { newsPlan } from '../../support/plans/content/news.plan';

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
describeStories({ plan: campaignListPlan, select: selectCampaignList, stories: campaignStories, looks });
