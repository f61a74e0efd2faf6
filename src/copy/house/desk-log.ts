import type { ContentDeed } from '../../../domain/house/content';
import { type HouseDeed, type LogAct, type LogChain, SEALED_NAMES } from '../../../domain/house/log';
import type { LogFailureCode } from '../../../machines/house/desk-log';
import { contentCopy } from './content';
import { deskCaseCopy } from './desk-case';

const isDeed = (act: LogAct): act is ContentDeed => act in contentCopy.deeds;

const HOUSE_WORDS = {
  'staff.added': '新增人员',
  'staff.roles': '改岗位',
  'staff.reset': '重设登录',
  'staff.closed': '停用人员',
  'staff.begun': '首次登录',
  'staff.entered': '登录',
  'staff.refused': '登录未成功',
  'staff.recovery': '用恢复码登录',
  'staff.left': '登录结束',
  'case.opened': '打开',
  'paper.opened': '打开资料',
  'case.printed': '打开单据',
  'receipt.opened': '打开回执',
  command: '运行命令',
  'chain.keyed': '启用密钥',
} satisfies Record<HouseDeed, string>;

const isHouseDeed = (act: LogAct): act is HouseDeed => act in HOUSE_WORDS;

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
    if (isHouseDeed(act)) return HOUSE_WORDS[act];
    return act === 'hold' ? deskCaseCopy.held : deskCaseCopy.acts[act];
  },
  chain: {
    checking: '正在核对整条记录…',
    whole: ({ lines, keyedFrom, anchors }: LogChain) =>
      keyedFrom === null
        ? `已核对 ${lines} 条，首尾相接；没有一条由本机密钥签署。`
        : `已核对 ${lines} 条，首尾相接，没有改动；第 ${keyedFrom} 条起由本机密钥签署，与库外 ${anchors} 个存底相符。`,
    covers: `核对的是记录本身，以及它所记的${Object.values(SEALED_NAMES).join('、')}；客户自己的资料不在其中。`,
    changed: ({ source, no }: LogChain['changed'][number]) => `${SEALED_NAMES[source]} ${no} 与最后一条记录不符。`,
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
