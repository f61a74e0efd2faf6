import { type QueueChoice, type QueueId, sortColumn } from '../../../domain/house/queue';
import type { QueueFailureCode } from '../../../machines/house/desk-queue';
import { deskQueueCopy } from './desk-queue';

const { queues, columns, mine, hazardNamed } = deskQueueCopy;

export const caseListCopy = {
  label: (queue: QueueId, count: number) => `${queues[queue].name} ${count}`,
  narrowed: ({ port, hazard, departure, isMine, sort }: QueueChoice, mode: string): string => {
    const column = sortColumn(sort);
    const shown = [
      mode,
      port,
      hazard && hazardNamed(hazard),
      departure,
      isMine && mine,
      column && `按${columns[column]}排序`,
    ];
    return shown.filter(Boolean).join(' · ');
  },
  loading: '正在取列表…',
  empty: '这一列没有等着办的了。',
  left: '已不在这一列',
  retry: '重试',
  pages: (page: number, count: number) => `第 ${page} 页，共 ${count} 页`,
  previous: '列表上一页',
  next: '列表下一页',
  failure: {
    network: '网络不通，列表取不到',
    unavailable: '服务器繁忙，列表取不到',
    unexpected: '出了点问题，列表取不到',
  } satisfies Record<QueueFailureCode, string>,
};
