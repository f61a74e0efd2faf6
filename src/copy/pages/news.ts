import type { NewsType } from '../../../domain/content/news';
import { latestNewsCopy } from '../content/latest-news';

export const newsCopy = {
  purpose: '危险品运输法规、船期与港口动态，按类别整理，逐条注明来源与日期。',
  category: '资讯分类',
  all: '全部',
  mostRead: '大家在读',
  feed: '用阅读器订阅（Atom）',
  tabs: {
    regulation: '法规',
    schedule: '船期',
    port: '港口',
    notice: '平台公告',
    industry: '行业',
    safety: '安全',
  } satisfies Record<NewsType, string>,
};

export const newsListCopy = {
  what: '资讯列表',
  /** Page 1 needs no page number. */
  whatPage: (number: number) => (number > 1 ? `资讯列表，第 ${number} 页` : '资讯列表'),
  type: latestNewsCopy.type,
  empty: '该分类暂无资讯',
  emptyText: '新的法规与船期变动发布后会出现在这里。',
  beyond: '这一页已经没有内容了。',
  first: '回到第一页',
  total: (count: number) => `共 ${count} 条`,
  pagination: { label: '资讯分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` },
};
