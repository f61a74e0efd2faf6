import { type QueueId, queueOfKind } from '../../../domain/house/queue';
import type { SubjectKind } from '../../../domain/house/subjects';
import type { QueueFailureCode, TakeFailure } from '../../../machines/house/desk-queue';

const time = new Intl.DateTimeFormat('zh-CN', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: 'Asia/Shanghai',
});

const UNITS = {
  review: '票',
  customer: '票',
  carriage: '票',
  enquiries: '份',
  verifications: '家',
  buyerPapers: '份',
  samples: '份',
  notices: '个',
  closures: '条',
  surcharges: '条',
  calendar: '年',
} satisfies Record<QueueId, string>;

/** Kinds known by their number; others go by the name of their queue. */
const NUMBERED: readonly SubjectKind[] = ['order', 'enquiry', 'sample', 'calendar'];

const queues = {
  review: { name: '待审核', due: '应审完', empty: '没有等待审核的订单。' },
  customer: { name: '等客户', due: '答复期限', empty: '没有等客户答复的订单。' },
  carriage: { name: '执行中', due: '最近截止', empty: '没有在执行的订单。' },
  enquiries: { name: '询价', due: '应答复', empty: '没有等待报价或回复的询价。' },
  verifications: { name: '企业认证', due: '应审完', empty: '没有等待认证的企业。' },
  buyerPapers: { name: '采购资质', due: '应审完', empty: '没有等待审核的采购资质。' },
  samples: { name: '样品', due: '应寄出', empty: '没有等待审核或寄出的样品。' },
  notices: { name: '口岸公告', due: '有效至', empty: '没有您领取的口岸。' },
  closures: { name: '停用与禁运', due: '起止', empty: '没有您领取的停用或禁运。' },
  surcharges: { name: '附加费', due: '起止', empty: '没有您领取的附加费。' },
  calendar: { name: '节假日', due: '起止', empty: '没有您领取的年份。' },
} satisfies Record<QueueId, { name: string; due: string; empty: string }>;

const spanOf = (minutes: number): string =>
  minutes < 60 ? `${minutes} 分钟` : `${Math.floor(minutes / 60)} 小时 ${minutes % 60} 分`;

export const deskQueueCopy = {
  title: '待办',
  taken: { before: (by: string, at: string) => `${by} 于 ${at} 从您手上接走 `, after: '。' },
  queues,
  caseName: (kind: SubjectKind, no: string): string => {
    const queue = queueOfKind(kind);
    return NUMBERED.includes(kind) || queue === undefined ? no : queues[queue].name;
  },
  counted: (name: string, count: number | undefined) => (count === undefined ? name : `${name} ${count}`),
  mode: '运输方式',
  allModes: '全部方式',
  port: '起运地或目的地',
  allPorts: '全部地点',
  hazard: '危险类别',
  allHazards: '全部类别',
  hazardNamed: (key: string) => `${key} 类`,
  optionOf: (name: string, count: number) => `${name}（${count}）`,
  mine: '只看我领取的',
  loading: '正在取待办…',
  total: (queue: QueueId, total: number) => `共 ${total} ${UNITS[queue]}`,
  at: (iso: string) => time.format(new Date(iso)),
  urgent: (count: number) => `已超时或 30 分钟内到期 ${count}`,
  late: (minutes: number) => `已超时 ${spanOf(minutes)}`,
  left: (minutes: number) => `还剩 ${spanOf(minutes)}`,
  noDue: '未定',
  leaves: '出发',
  /** Shipments under way need no action. */
  waits: '待办理',
  underWay: '在途',
  arrival: '到达',
  arrives: (at: string) => `预计 ${at} 到达`,
  planned: (at: string) => `原计划 ${at} 到达`,
  arrivalUnknown: '到达时间未定',
  danger: '危险品',
  revised: '已改单',
  complained: '投诉待处理',
  hit: '受停用影响',
  allGoods: '全部货物',
  allDanger: '全部危险货物',
  classes: (classes: string) => `第 ${classes} 类`,
  days: (from: string, until: string) => `${from} 至 ${until}`,
  heldBy: (name: string) => `${name} 处理中`,
  free: '待领取',
  takeNamed: (name: string) => `领取 ${name}`,
  takeFailure: {
    moved: '刚刚有了变化，未领取',
    held: '同事先领取了',
    network: '网络不通，不知是否领到，请刷新后核对',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<Exclude<TakeFailure['code'], 'told'>, string>,
  pagination: { label: '待办分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` },
  contract: '合约',
  waiting: '待审核',
  claims: (count: number) => `另有 ${count} 家认领`,
  noLicence: '未交执照',
  noticed: '限装',
  unnoticed: '无公告',
  delay: (days: number) => `预计延误 ${days} 天`,
  columns: {
    order: '编号',
    state: '状态',
    lane: '线路',
    goods: '内容',
    due: '期限',
    holder: '处理人',
    name: '企业',
    code: '信用代码',
    claims: '需留意',
    paper: '证件',
    permit: '品种与数量',
    sample: '样品',
    size: '规格',
    buyer: '申请方',
    place: '口岸',
    delay: '延误',
    text: '公告',
    closed: '停用对象',
    surcharge: '附加费',
    put: '收取范围',
    scope: '范围',
    reason: '原因',
    year: '年份',
    off: '放假',
    worked: '补班',
  },
  refresh: '刷新',
  show: (name: string) => `看${name}`,
  retry: '重试',
  failure: {
    network: '网络不通，待办取不到',
    unavailable: '服务器繁忙，请稍后再试',
    unexpected: '出了点问题，请再试一次',
  } satisfies Record<QueueFailureCode, string>,
};
