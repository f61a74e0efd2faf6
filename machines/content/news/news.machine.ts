import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { shelfMachine } from '../../support/shelf';
import type { NewsItem } from './news.types';

export const newsMachine = shelfMachine<NewsItem>('news', {
  shelf: '最新资讯',
  loading: '正在载入',
  filled: '已列出最新几条',
  empty: '暂无资讯',
  failed: '载入失败，可重试',
});

export type NewsActor = ActorRefFrom<typeof newsMachine>;
export type NewsSnapshot = SnapshotFrom<typeof newsMachine>;
