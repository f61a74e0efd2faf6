import type { LengthBound } from '../values/plain-text';
import { CAMPAIGN_BOUNDS as BOUNDS, type CampaignFault } from './faults';
import type { CampaignBar } from './stand';
import { formatMoment } from './written';

const between = ({ least, most }: LengthBound): string => `${least}–${most}`;

export const CAMPAIGN_FAULT_WORDS = {
  campaignTitle: `活动标题应为 ${between(BOUNDS.campaignTitle)} 字`,
  slug: `网址名应为 ${between(BOUNDS.slug)} 个小写字母、数字，可用连字符分开，以字母开头，例如 tank-autumn`,
  startsAt: '开始时间应为日期与时间，例如 2026-12-01 10:00',
  endsAt: '结束时间应为日期与时间，并且晚于开始时间',
  blocks: `活动应有 ${between(BOUNDS.blocks)} 个部分`,
  hero: '主视觉应有且只有一个',
  once: '倒计时与预约各只能有一个',
  heroText: `主视觉的文字应为 ${between(BOUNDS.heroText)} 字`,
  heroButton: `按钮文字应为 ${between(BOUNDS.heroButton)} 字`,
  way: '按钮应通往本站的地址，例如 /tankIndex；有预约部分时可写 #form',
  couponTitle: `优惠券名称应为 ${between(BOUNDS.couponTitle)} 字`,
  couponId: '券码应为 3–20 个大写字母、数字，例如 TK300',
  couponTwice: '同一活动里的券码不能重复',
  couponAmount: '减免应为大于 0 的金额，最多两位小数',
  couponLeast: '减免应小于订单最低金额',
  couponModes: '请选择优惠券可用的业务',
  couponStock: `发行量应为 ${between(BOUNDS.couponStock)} 张`,
  couponPerPerson: `每人限领应为 ${between(BOUNDS.couponPerPerson)} 张`,
  couponPerEnterprise: `每家企业限领应为 ${between(BOUNDS.couponPerEnterprise)} 张，且不少于每人限领`,
  couponDays: `有效天数应为 ${between(BOUNDS.couponDays)} 天`,
  lanes: `航线应为 ${between(BOUNDS.lanes)} 条，每行一条，不能重复`,
  lane: '航线每行写起运港与目的港的代码，例如 CNSHA NLRTM',
  laneGoods: `货物名称应为 ${between(BOUNDS.laneGoods)} 字`,
  laneUn: 'UN 编号应为 4 位数字',
  laneTons: '吨数应大于 0，不超过 1000，最多三位小数',
  laneNote: `价格说明应为 ${between(BOUNDS.laneNote)} 字`,
  slots: `预约时段应为 ${between(BOUNDS.slots)} 个，不能重复`,
  slot: '时段每行写一天与当天各个开始时间，例如 2026-12-01 09:30 14:00',
  slotLate: '时段应早于活动的结束时间',
  perSlot: `每个时段的名额应为 ${between(BOUNDS.perSlot)} 位`,
  ruleItems: `规则应为 ${between(BOUNDS.ruleItems)} 条，每行一条，每条 ${between(BOUNDS.ruleItem)} 字`,
  questions: `问答应为 ${between(BOUNDS.questions)} 组，组间空一行，每组第一行是问题（${between(BOUNDS.question)} 字），其后是回答（${between(BOUNDS.answer)} 字）`,
  campaignParagraphs: `文字应为 ${between(BOUNDS.campaignParagraphs)} 段，段间空一行，每段 ${between(BOUNDS.campaignParagraph)} 字`,
} satisfies Readonly<Record<Exclude<CampaignFault, 'markup'>, string>>;

export const CAMPAIGN_BAR_WORDS = {
  slugTaken: ({ what }: CampaignBar) => `网址名 ${what} 已由另一个活动使用，请换一个`,
  couponTaken: ({ what }: CampaignBar) => `券码 ${what} 已由另一个活动使用，请换一个`,
  belowClaimed: ({ what, least }: CampaignBar) => `券码 ${what} 已领出 ${least} 张，发行量不能少于它`,
  termsChanged: ({ what }: CampaignBar) =>
    `券码 ${what} 已有人领取，减免、最低金额、可用业务和有效天数不能再改；要改请另设一种优惠券`,
  slotGone: ({ what, least }: CampaignBar) => `${formatMoment(what)} 的时段已有 ${least} 人预约，不能删去或改时间`,
  goodsStrange: ({ what }: CampaignBar) => `航线价的货物名称与 UN 编号对不上：${what}`,
  belowBooked: ({ what, least }: CampaignBar) => `${formatMoment(what)} 的时段已有 ${least} 人预约，名额不能少于它`,
} satisfies Readonly<Record<CampaignBar['bar'], (bar: CampaignBar) => string>>;

export const campaignBarWords = (bar: CampaignBar): string => CAMPAIGN_BAR_WORDS[bar.bar](bar);
