import { selectLowestPrices } from '../../machines/lowest-prices';
import { selectNews } from '../../machines/news';
import type { ShelfView } from '../../machines/support/shelf';
import * as newsStories from '../../stories/latest-news.stories';
import * as priceStories from '../../stories/lowest-prices.stories';
import { describeStories } from '../support/model/describe-stories';
import { lowestPricesPlan } from '../support/plans/lowest-prices.plan';
import { newsPlan } from '../support/plans/news.plan';

const looks = ({ isBusy, isEmpty, items, failureCode }: ShelfView<unknown>) => ({
  isBusy,
  isEmpty,
  isFilled: items.length > 0,
  failureCode,
});

describeStories({ plan: lowestPricesPlan, select: selectLowestPrices, stories: priceStories, looks });
describeStories({ plan: newsPlan, select: selectNews, stories: newsStories, looks });
