import { latestNewsCopy } from '../content/latest-news';

export const newsArticleCopy = {
  title: '资讯详情',
  what: '资讯正文',
  type: latestNewsCopy.type,
  source: (name: string) => `来源：${name}`,
  back: '返回新闻资讯',
  empty: '资讯不存在',
  emptyText: '它可能已被撤下，或者链接有误。',
  neighbours: '上下篇',
  newer: '上一篇',
  older: '下一篇',
  none: '没有了',
};
