import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { shelfMachine } from '../../support/shelf';
import type { NewsArticle } from './news-article.types';

export const newsArticleMachine = shelfMachine<NewsArticle>('newsArticle', {
  shelf: '一篇资讯',
  loading: '正在载入',
  filled: '正文已显示',
  empty: '资讯不存在',
  failed: '载入失败，可重试',
});

export type NewsArticleActor = ActorRefFrom<typeof newsArticleMachine>;
export type NewsArticleSnapshot = SnapshotFrom<typeof newsArticleMachine>;
