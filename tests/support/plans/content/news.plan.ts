import { newsMachine, type NewsItem } from '../../../../machines/content/news';
import { sharedPlan } from '../../model/plan';
import { shelfEndings } from '../booking/shelf';

export const NEWS: readonly NewsItem[] = [
  {
    newsId: '8',
    type: 'regulation',
    title: 'IMDG 规则现行 42-24 版：先核对三件事再订舱',
    summary: '自 2026 年 1 月 1 日起强制执行。',
    publishedOn: '2026-11-19',
  },
  {
    newsId: '7',
    type: 'schedule',
    title: '欧洲航线下月上旬：第 5.1 类舱面位余量偏紧',
    summary: '氧化性物质多要求积载于舱面。',
    publishedOn: '2026-11-18',
  },
];

export const newsPlan = sharedPlan('newsPlan', newsMachine, {
  inputs: { fresh: undefined },
  events: { 'shelf.retry': 'bare' },
  outcomes: { loadItems: shelfEndings(NEWS) },
  distinguish: ({ items, failureCode }) => [items, failureCode],
});
