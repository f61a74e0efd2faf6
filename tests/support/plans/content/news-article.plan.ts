import { newsArticleMachine, type NewsArticle } from '../../../../machines/content/news-article';
import { sharedPlan } from '../../model/plan';
import { shelfEndings } from '../booking/shelf';

const ARTICLE: NewsArticle = {
  newsId: '7',
  type: 'schedule',
  title: '欧洲航线下月上旬：第 5.1 类舱面位余量偏紧',
  summary: '氧化性物质多要求积载于舱面。',
  publishedOn: '2026-11-18',
  source: '化途编辑部',
  paragraphs: ['单船可用位置有限。', '建议至少提前两周提交危品申请。'],
  older: null,
  newer: { newsId: '8', title: 'IMDG 规则现行 42-24 版：先核对三件事再订舱' },
};

export const newsArticlePlan = sharedPlan('newsArticlePlan', newsArticleMachine, {
  inputs: { fresh: undefined },
  events: { 'shelf.retry': 'bare' },
  outcomes: { loadItems: shelfEndings([ARTICLE]) },
  distinguish: ({ items, failureCode }) => [items, failureCode],
});
