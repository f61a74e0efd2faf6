import * as v from 'valibot';

import { NEWS_TYPES } from '../../domain/content/news';
import { endpoint } from '../wire/endpoint';

const SLIDE_ARTS = ['ship', 'tank', 'warehouse', 'truck', 'drums'] as const;

const slide = v.object({
  slideId: v.string(),
  kicker: v.string(),
  title: v.string(),
  text: v.string(),
  label: v.string(),
  href: v.pipe(v.string(), v.startsWith('/')),
  art: v.picklist(SLIDE_ARTS),
});
export type Slide = v.InferOutput<typeof slide>;

export const carouselQuery = endpoint({
  summary: '轮播：首页推荐',
  method: 'POST',
  path: '/api-cms/carousel/query',
  request: v.object({ place: v.optional(v.picklist(['home']), 'home') }),
  reply: v.array(slide),
  access: 'public',
  urlSafe: true,
});

const NEWS_ORDERS = ['newest', 'most read'] as const;
export type NewsOrder = (typeof NEWS_ORDERS)[number];

const newsItem = v.object({
  newsId: v.string(),
  type: v.picklist(NEWS_TYPES),
  title: v.string(),
  summary: v.string(),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type NewsItem = v.InferOutput<typeof newsItem>;

/** Numbers arrive as text in a query string. */
const count = (most: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('需为整数'),
    v.minValue(1, '需为正整数'),
    v.maxValue(most, `不能大于 ${most}`),
  );

export const newsPage = endpoint({
  summary: '资讯列表，可按分类，可按阅读量',
  method: 'GET',
  path: '/api-cms/news/page',
  request: v.object({
    type: v.optional(v.picklist(NEWS_TYPES)),
    current: v.optional(count(1_000), 1),
    size: v.optional(count(50), 10),
    /** `most read` lists only news with at least one reader. */
    order: v.optional(v.picklist(NEWS_ORDERS)),
  }),
  reply: v.object({ records: v.array(newsItem), total: v.number(), current: v.number(), size: v.number() }),
  access: 'public',
  urlSafe: true,
});

/** First requests of the news page: the newest, and the five most read. */
export const NEWEST_NEWS = { current: 1, size: 10 } as const;
export const MOST_READ_NEWS = { current: 1, size: 5, order: 'most read' } as const;

export const newsDetail = endpoint({
  summary: '一篇资讯',
  method: 'GET',
  path: '/api-cms/news/detail',
  request: v.object({ newsId: v.pipe(v.string(), v.regex(/^\d{1,18}$/, '应为数字')) }),
  reply: v.object({
    ...newsItem.entries,
    source: v.string(),
    paragraphs: v.array(v.string()),
    older: v.nullable(v.object({ newsId: v.string(), title: v.string() })),
    newer: v.nullable(v.object({ newsId: v.string(), title: v.string() })),
  }),
  access: 'public',
  urlSafe: true,
});

export const cmsEndpoints = { carouselQuery, newsPage, newsDetail };
