import { callService } from '../../../domain/people/contact';
import { REPLY_MOST_DAYS } from '../../../domain/order/papers/asked';
import { MOST_CHANGES } from '../../../domain/order/changes/changes';
import type { StepPlan } from '../../../domain/modes/step-days';
import type { RoomShortage } from '../../../domain/order/findings/room';
import { VERIFY_HOURS, type OrderState, type REMIND_HOURS_BEFORE } from '../../../domain/order/life/lifecycle';
import { saidTime, writtenTime } from '../../base/china-time';
import type { Sells } from '../../trade/modes/mode';

export const planText = ({ planned, opens }: StepPlan): string =>
  `计划 ${writtenTime(new Date(planned))}，${writtenTime(new Date(opens))} 起可报告（北京时间）`;

export const ORDER_MESSAGES = {
  keyNeeded: '请求头 Idempotency-Key 应为 8–64 位字母、数字、下划线或连字符',
  keyInUse: '该订单正在提交，请稍候查询结果',
  texts: { protocol: '服务协议', charges: '收费协议' },
  textsChanged: (names: readonly string[]) => `${names.join('和')}已更新，请重新阅读并同意`,
  cargoRefused: '所填货物不能这样装运，请按提示修改',
  besideChanged: '运输草稿已改动或已不在，请重新选择',
  verificationChanged: `企业认证已变动，现在没有通过：下单后需在 ${VERIFY_HOURS} 小时内通过认证，否则订单自动取消。这次没有下单，请核对后再提交`,
  priceChanged: '价格已变动，请确认新的总价',
  quoteLapsed: '报价已过期，请重新获取报价',
  otherOffer: ({ what }: Sells) => `所选${what}与报价不一致，请重新获取报价`,
  soldOut: ({ what, room }: Sells) => `所选${what}的${room}已售罄，请另选`,
  roomShort: ({ left, need }: RoomShortage) => `余量不足：还剩 ${left}，本单需要 ${need}`,
  goodsShort: ({ of, city, leftKg }: { of: string; city: string; leftKg: number }) =>
    `${of}库存不足，${city}可售 ${leftKg.toLocaleString('en-US')} kg${leftKg > 0 ? '，请回采购单减到这个数量以内' : '，请从商品页看其他仓'}；没有为本单扣下任何库存`,
  tanksGone: '空罐或舱位刚被订完，请另选罐或班次',
  roomFull: '库房在所选日期内余量不足，请改期、减量或另选库房',
  slotTaken: '所选时段已约满，请另选时段',
  dayFull: '该日安装已约满，请另选一天或其他航次',
  boxClash: '同箱、同车或同库已有不相容货物，请另选',
  majorReached: '与库内刚订入的货物合计达到重大危险源临界量，请减量、改期或另选库房',
  chooseAnother: ({ what }: Sells) => `所选${what}已截止，请改选`,
  noPrice: '该报价不含所选箱型或货物的价格，请重新报价，或改为询价',
  unitOut: (numbers: string, noun: string) => `${numbers} 正随其他订单在外，请换${noun}`,
  onRoad: (names: string, noun: string) => `${names} 在这些天已随其他订单出车，请换${noun}或换人`,
  unitsRenamed: (orderNo: string, units: string) => `【化途】订单 ${orderNo} 的车辆或人员已更换：${units}。`,
  changedTooOften: `该订单已修改 ${MOST_CHANGES} 次，不能再改；仍需修改请${callService()}`,
  replyDay: `期限应晚于现在，且在 ${REPLY_MOST_DAYS} 天以内`,
  moveRefused: '订单当前状态不能进行此操作，请刷新后再试',
  amendRange: '重量、体积各不超过原订的 ±10%；超出请重新下单',
  amendBought: '这张订单运的是一起下单的采购：毛重需与所购一致',
  placeReported: (place: string) => `${place}已报告过，内容与上次相同`,
  placeBehind: '该地点不在途中，或已经过',
  placeFirst: (place: string) => `请先报告“${place}”`,
  placeSame: (said: string) => `${said} 已登记在另一辆车，每车一号`,
  placeUnseen: (place: string, papers: string) => `报告“${place}”前请先上传：${papers}`,
  papersFirst: (names: readonly string[]) => `资料未齐，不能办理这一步，还缺：${names.join('、')}`,
  papersLacking: (names: readonly string[]) =>
    names.length === 0
      ? '资料已齐，不用再勾选资料未齐，请刷新后办理'
      : `还缺 ${names.length} 份资料：${names.join('、')}。仍要办理的，请勾选确认`,
  passedWithout: (names: readonly string[]) => `办理时还缺 ${names.length} 份资料：${names.join('、')}`,
  unsettled: '请填写结清凭证号（4–40 字）：费用未结清，不能办理出库结清',
  settled: (receipt: string) => `结清凭证 ${receipt}`,
  restOtherwise: (tons: number) => `在库余 ${tons} t，与所填出库吨数不符`,
  plateNeeded: '请填写正确的提货车牌号',
  taken: (plateNo: string, tons: number) => `${plateNo} 提走 ${tons} t`,
  tooEarly: (plan: StepPlan) => `还没到这一步的日子，不能提前报告：${planText(plan)}`,
  placePaper: '这一步不收这种资料',
  placeFull: '每种资料最多 12 份',
  resultNeeded: '请先交付结果，再办结',
  checkUntold: '不合格需写明原因（2–100 字）',
  noneCame: '全部车辆未到',
  stayShorter: '续存后的总天数不能少于现在的天数；提前出库请约出库车辆',
  measureNeeded: '请填写实测重量与体积',
  measureOpen: '实测加收尚未确认，货物需等下单人答复或改配',
  feeChanged: '订单状态已变化，取消费与之前显示的不同，请确认',
} as const;

/** The first submission counts; later changes were not accepted. */
export const keyReused = (orderNo: string): string =>
  `先前提交的内容已生成订单 ${orderNo}，之后改动的内容没有采用。请打开该订单核对；要改请先取消它再重新下单`;

export const quoteUsed = (orderNo: string): string =>
  `已用这个报价下单 ${orderNo}，没有再下一单。请打开该订单核对；还要另订请重新选择并获取报价`;

/** Later availability, as known from the price. */
export const LATER = {
  dayFull: (nextDay: string): string => `该日安装已约满，最近可约 ${nextDay}（以提交时为准）`,
  roomFull: (nextDay: string): string => `库房在所选日期内余量不足，最早 ${nextDay} 起放得下（以提交时为准）`,
};

export const faultyOrder = (count: number) => `订单有 ${count} 处需要修改`;

export const faultyBeside = (count: number) => `运输订单有 ${count} 处未填好，请打开它改好后重新选择`;

export type NoticeKind =
  | `REMIND_${(typeof REMIND_HOURS_BEFORE)[number]}`
  | 'AUTO_CANCELLED'
  | 'REPLY_MISSED'
  | 'OFFER_LAPSED';

/** `isClosing`: the offer closes before the verification deadline. */
type Noticed = { kind: string; orderNo: string; verifyBy: Date; isClosing: boolean };

export function noticeText({ kind, orderNo, verifyBy, isClosing }: Noticed, { what, room }: Sells): string {
  if (kind === 'AUTO_CANCELLED')
    return `【化途】订单 ${orderNo} 因未在期限内完成企业认证，已自动取消。您可以完成认证后重新下单。`;
  if (kind === 'OFFER_LAPSED')
    return `【化途】订单 ${orderNo} 所选${what}已于北京时间 ${saidTime(verifyBy)} 截止，企业认证尚未通过，${room}已释放，不收费用。请改选后重新下单。`;
  if (kind === 'REPLY_MISSED')
    return `【化途】订单 ${orderNo} 未在北京时间 ${saidTime(verifyBy)} 前补齐资料，已退回；预留与锁定价格已失效，不收费用。`;
  if (isClosing)
    return `【化途】订单 ${orderNo} 所选${what}于北京时间 ${saidTime(verifyBy)} 截止，请在此前完成企业认证，否则${room}将释放，需另选${what}。`;
  return `【化途】订单 ${orderNo} 需在北京时间 ${saidTime(verifyBy)} 前完成企业认证，否则将自动取消。`;
}

export type OwnStands = Readonly<Partial<Record<OrderState, string>>>;

const STANDS: OwnStands = {
  DG_REVIEW: '已转危险品审核',
  PENDING_UPDATE: '需要补充资料',
  CONFIRMED: '已通过审核',
  REJECTED: '未通过审核，已退回；预留与锁定价格已失效',
  CANCELLED: '已由平台撤销；预留与锁定价格已失效',
  BOOKED: '已放舱',
  CARGO_IN: '货物已进港',
  DECLARED: '申报已放行',
  DEPARTED: '船已开航',
  ARRIVED: '已到达目的港',
  COMPLETED: '已完成',
};

export const standText = (state: OrderState, own: OwnStands = {}): string =>
  own[state] ?? STANDS[state] ?? '状态已更新';

export const movedText = (orderNo: string, state: OrderState, reason: string, own: OwnStands = {}): string =>
  `【化途】订单 ${orderNo} ${standText(state, own)}。${reason === '' ? '' : `说明：${reason}`}`;
