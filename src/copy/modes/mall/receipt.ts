import { callService, CONTACT } from '../../../../domain/people/contact';
import type { LotShare } from '../../../../domain/modes/mall/receipt';

const kilograms = (kg: number): string => `${kg.toLocaleString('en-US')} kg`;

export const mallReceiptCopy = {
  seller: '出卖人',
  note: '采购订单',
  amount: '数量',
  kilograms,
  toSearch: '去化工商城',
  title: '商品与批次',
  line: (kg: number, pieces: string) => [kilograms(kg), pieces].filter(Boolean).join('，'),
  lots: '批次',
  lot: ({ lotId, kg, madeOn, expiresOn }: LotShare) => `${lotId}：${kilograms(kg)}，${madeOn} 生产，${expiresOn} 到期`,
  given: '订单已了结，批次已退回库存。',
  delivery: '交付',
  fetched: '自提',
  sent: (city: string) => `送到${city}`,
  carried: '由运输订单提货',
  at: { SELF: '提货时间', SEND: '送达日期', CARRIED: '提货时间' },
  person: { SELF: '提货司机', SEND: '收货人', CARRIED: '提货司机' },
  plateNo: '车牌',
  address: '地址',
  from: '发货仓',
  gate: '提货地址',
  hours: '提货时段',
  open: `工作日 8:00–16:00${CONTACT.serviceLine && `，仓库电话 ${CONTACT.serviceLine}`}`,
  loads: '装运',
  apart: (loads: number) => `不能同车，分 ${loads} 车`,
  ready: '备货',
  days: (days: number) => `确认后 ${days} 天`,
  changes: {
    own: `出库前一个工作日 16:00 前，可在本页“改单与加订”修改交付安排，不收费；之后请${callService()}。`,
    carried: '提货时间与车辆随运输订单，请在运输订单里修改。',
  },
  paying: '付款与发票',
  approved: '采购审批',
  lawful: '资质与用途',
  vat: (isSent: boolean) => (isSent ? '货款含 13% 增值税，送货费含 9% 增值税。' : '货款含 13% 增值税。'),
  fees: (confirmed: string, booked: string) =>
    `确认前取消免费；已确认收 ${confirmed}，已分配批次收 ${booked}，出库后不能取消。`,
  complaints: '投诉与处理',
  objection: (days: number) =>
    `对数量或质量有异议的，请在签收后 ${days} 天内在本页提出投诉，说明批次，并留好照片；处理经过与退款会写在这里。`,
  events: {
    accepted: '确认，开始备货',
    'space.released': '分配批次',
    'cargo.in': '出库',
    departed: '发车',
    arrived: '送达',
    completed: '签收',
  } as Readonly<Record<string, string>>,
};
