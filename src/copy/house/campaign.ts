import { CAMPAIGN_BAR_WORDS, CAMPAIGN_FAULT_WORDS } from '../../../domain/campaigns/fault-words';
import type { HeroArt } from '../../../domain/campaigns/campaign';
import type { BlockFault } from '../../../domain/campaigns/faults';
import type { CampaignBar } from '../../../domain/campaigns/stand';
import type { BlockField, BlockType } from '../../../domain/campaigns/written';
import type { UptakeFailureCode } from '../../../machines/house/campaign-uptake';
import { weekdayText } from '../words/moment-words';

const types: Readonly<Record<BlockType, string>> = {
  hero: '主视觉',
  countdown: '倒计时',
  coupon: '优惠券',
  priceList: '航线价',
  form: '预约',
  rules: '规则',
  faq: '问答',
  richText: '文字',
};

/** The parts of a campaign, at the desk. */
export const campaignPartsCopy = {
  title: '活动的各部分',
  lead: '自上而下就是读者看到的次序。倒计时显示在主视觉里。',
  types,
  part: (type: BlockType, number: number) => `第 ${number} 部分：${types[type]}`,
  nothing: '这个部分没有要填的。',
  add: '添上：',
  addOne: (type: BlockType) => `添上${types[type]}`,
  up: '上移',
  down: '下移',
  remove: '移去',
  upOf: (type: BlockType, number: number) => `上移第 ${number} 部分${types[type]}`,
  downOf: (type: BlockType, number: number) => `下移第 ${number} 部分${types[type]}`,
  removeOf: (type: BlockType, number: number) => `移去第 ${number} 部分${types[type]}`,
  removed: (type: BlockType) => `已移去${types[type]}。`,
  restore: '放回',
  fields: {
    art: '图',
    text: '主视觉的文字，活动列表与搜索结果里也用它',
    buttonText: '按钮文字',
    to: '按钮通往，例如 /tankIndex',
    couponTitle: '优惠券名称，写在订单的抵扣行里',
    couponId: '券码，例如 TK300，发布后不变',
    amount: '减免（元）',
    least: '订单最低金额（元）',
    modes: '可用的业务',
    stock: '发行量（张）',
    perPerson: '每人限领（张）',
    perEnterprise: '每家企业限领（张）',
    validDays: '领取后有效（天）',
    lanes: '罐箱航线，每行一条：起运港与目的港代码，例如 CNSHA NLRTM',
    goods: '货物',
    unNo: 'UN 编号',
    tons: '吨数',
    note: '价格说明',
    slots: '时段，每行一天：日期与当天各个开始时间（北京时间），例如 2026-12-01 09:30 14:00',
    perSlot: '每个时段的名额（位）',
    items: '规则，每行一条',
    questions: '问答，组间空一行，每组第一行是问题',
    paragraphs: '文字，段间空一行',
  } satisfies Record<BlockField, string>,
  arts: { tank: '罐箱', drums: '桶', warehouse: '仓库' } satisfies Record<HeroArt, string>,
  faults: { ...CAMPAIGN_FAULT_WORDS } satisfies Record<BlockFault, string>,
  bars: CAMPAIGN_BAR_WORDS satisfies Record<CampaignBar['bar'], (bar: CampaignBar) => string>,
  preview: {
    title: '预览：读者会看到的样子，价格为此刻的价格',
    none: '写得合格后，按“看预览”，这里就是读者看到的样子；改动后再按一次。',
    ask: '看预览',
    newTab: '（在新的标签页打开）',
    claim: '领取',
  },
};

/** Who has taken what of a campaign. */
export const campaignUptakeCopy = {
  title: '领取与预约',
  see: '看领取与预约',
  of: (title: string) => `活动：${title}`,
  back: '返回这个活动',
  loading: '正在取领取与预约…',
  reload: '重新载入',
  coupons: '优惠券',
  noCoupons: '这个活动没有优惠券。',
  couponColumns: { coupon: '优惠券', stock: '发行', claimed: '已领', used: '已用', left: '余' },
  coupon: (title: string, couponId: string) => `${title}（${couponId}）`,
  bookings: '预约',
  noSlots: '这个活动没有预约时段。',
  all: '全部时段',
  slots: '只看时段',
  slot: (startsAt: string, booked: number, seats: number) => `${weekdayText(startsAt)}，已约 ${booked}，共 ${seats} 位`,
  none: '还没有人预约。',
  columns: {
    startsAt: '时段',
    company: '企业',
    name: '姓名',
    phone: '手机号',
    question: '想问的事',
    bookedAt: '预约于',
  },
  when: weekdayText,
  total: (total: number) => `共 ${total} 位`,
  pagination: { label: '预约分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` },
  failure: {
    network: '网络不通，领取与预约取不到。',
    unavailable: '服务器繁忙，请稍后再试。',
    gone: '没有这个活动，链接可能有误。',
    unexpected: '出了点问题，请再试一次。',
  } satisfies Record<UptakeFailureCode, string>,
};
