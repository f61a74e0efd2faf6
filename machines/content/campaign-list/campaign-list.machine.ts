import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { shelfMachine } from '../../support/shelf';
import type { CampaignHead } from './campaign-list.types';

export const campaignListMachine = shelfMachine<CampaignHead>('campaignList', {
  shelf: '活动列表：进行中与即将开始',
  loading: '正在载入',
  filled: '活动已列出',
  empty: '暂无活动',
  failed: '载入失败，可重试',
});

export type CampaignListActor = ActorRefFrom<typeof campaignListMachine>;
export type CampaignListSnapshot = SnapshotFrom<typeof campaignListMachine>;
