import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import type { ContentLine } from './content-list.types';
import { shelfMachine } from '../../support/shelf';

export const contentListMachine = shelfMachine<ContentLine>('contentList', {
  shelf: '资讯、帮助、活动与协议，连同草稿与撤下的',
  loading: '正在载入',
  filled: '已列出',
  empty: '一篇也没有',
  failed: '载入失败，可重试',
});

export type ContentListActor = ActorRefFrom<typeof contentListMachine>;
export type ContentListSnapshot = SnapshotFrom<typeof contentListMachine>;
