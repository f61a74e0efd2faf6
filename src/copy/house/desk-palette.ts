import type { FoundKind } from '../../../domain/house/search';
import { deskCustomersCopy } from './desk-customers';
import { deskQueueCopy } from './desk-queue';
import type { PaletteFailureCode } from '../../../machines/house/desk-palette';

export const deskPaletteCopy = {
  title: '查找与快捷操作',
  open: '查找',
  field: '查找',
  hint: '编号、企业、手机后四位、箱号、车牌或订舱号、UN 号、货名；也可写要办的事',
  kinds: {
    order: '订单',
    enquiry: '询价',
    verification: '企业认证',
    buyerPaper: '采购资质',
    sample: '样品',
    enterprise: '企业',
    person: '个人',
  } satisfies Record<FoundKind, string>,
  deeds: '这一页可办',
  pages: '打开页面',
  finding: deskCustomersCopy.seek.busy,
  none: '没有找到。换编号、企业名称或货名再试。',
  found: (count: number) => `找到 ${count} 条`,
  more: '还有更多，请写得更完整',
  complained: deskQueueCopy.complained,
  retry: deskQueueCopy.retry,
  close: '关闭',
  failure: { ...deskQueueCopy.failure, network: '网络不通，没有查到' } satisfies Record<PaletteFailureCode, string>,
  keys: {
    title: '快捷键',
    note: '正在填写时不起作用。',
    rows: [
      ['/ 或 Ctrl + K', '查找与快捷操作'],
      ['?', '看这张表'],
      ['j', '下一件'],
      ['k', '上一件'],
      ['u', '回到待办'],
      ['r', '刷新待办'],
      ['Esc', '关闭'],
    ],
  },
} as const;
