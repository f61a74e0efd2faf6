import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { shelfMachine } from '../../support/shelf';
import type { NewsSheet } from './news-list.types';

export const newsListMachine = shelfMachine<NewsSheet>('newsList', {
  shelf: '资讯列表：一个分类的一页',
  loading: '正在载入',
  filled: '已列出这一页',
  empty: '该分类或该页暂无资讯',
  failed: '载入失败，可重试',
});

export type NewsListActor = ActorRefFrom<typeof newsListMachine>;
export type NewsListSnapshot = SnapshotFrom<typeof newsListMachine>;
