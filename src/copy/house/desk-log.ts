import type { ContentDeed } from '../../../domain/house/content';
import type { LogAct } from '../../../domain/house/log';
import type { LogFailureCode } from '../../../machines/house/desk-log';
import { contentCopy } from './content';
import { deskCaseCopy } from './desk-case';

const isDeed = (act: LogAct): act is ContentDeed => act in contentCopy.deeds;

export const deskLogCopy = {
  title: '工作记录',
  fields: { who: '谁', act: '事项', subject: '对象（编号，或企业全名）', day: '日期' },
  anybody: '所有人',
  anything: '所有事项',
  apply: '查询',
  loading: '正在取工作记录…',
  empty: '没有符合条件的记录。',
  retry: '重试',
  total: (total: number) => `共 ${total} 条`,
  columns: { position: '序号', at: '时间', who: '谁', act: '事项', subject: '对象' },
  act: (act: LogAct): string => {
    if (act === 'customer.looked') return '查看客户';
    if (isDeed(act)) return contentCopy.deeds[act];
    return act === 'hold' ? deskCaseCopy.held : deskCaseCopy.acts[act];
  },
  chain: {
    checking: '正在核对整条记录…',
    whole: (lines: number) => `已核对 ${lines} 条，首尾相接，没有改动。`,
    broken: (line: number) => `第 ${line} 条对不上：这一条或之前的记录被改过、删过或插过。`,
    unchecked: '未能核对，请再试一次。',
    again: '再核对',
  },
  pagination: { label: '记录分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` },
  failure: {
    network: '网络不通，记录取不到',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<LogFailureCode, string>,
};
