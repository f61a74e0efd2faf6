import type { NewsType } from '../../../domain/content/news';

export const latestNewsCopy = {
  title: '资讯与法规',
  what: '资讯',
  purpose: '逐条注明来源与日期。',
  all: '全部资讯',
  type: {
    regulation: '法规动态',
    schedule: '船期与运价',
    port: '港口',
    notice: '平台公告',
    industry: '行业资讯',
    safety: '安全警示',
  } satisfies Record<NewsType, string>,
  empty: '还没有发布资讯，新的法规与船期变动会出现在这里。',
};
