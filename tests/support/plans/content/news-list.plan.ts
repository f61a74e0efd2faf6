import { newsListMachine } from '../../../../machines/content/news-list';
import { sharedPlan } from '../../model/plan';
import { NEWS } from './news.plan';
import { shelfEndings } from '../booking/shelf';

export const newsListPlan = sharedPlan('newsListPlan', newsListMachine, {
  inputs: { fresh: undefined },
  events: { 'shelf.retry': 'bare' },
  outcomes: { loadItems: shelfEndings([{ items: NEWS, total: 12, pages: 2 }]) },
  distinguish: ({ items, failureCode }) => [items, failureCode],
});
