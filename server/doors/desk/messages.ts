import type { BumpedStand } from '../../../domain/order/changes/bumped';
import type { HouseEvent } from '../../../domain/order/life/lifecycle';
import type { MeasuredStand } from '../../../domain/order/on-site/measured';
import { HTTP_MESSAGES } from '../../base/http/messages';

export const MOVE_NAMES = {
  'goods.dangerous': '转危险品审核',
  'papers.missing': '要求补资料',
  accepted: '通过',
  refused: '退回',
  revoked: '撤销并释放',
  'space.released': '放舱',
  'cargo.in': '已进港',
  declared: '已放行',
  departed: '已开航',
  arrived: '已到港',
  completed: '完成',
} satisfies Record<HouseEvent, string>;

export const STANDS = {
  SETTLED: '已按规则计费',
  ASKED: '等下单人确认加收',
  ACCEPTED: '下单人已确认加收',
  WAITING: '已改配后一班，等下单人确认',
  STRANDED: '后续班次无箱位，请联系下单人',
} satisfies Record<MeasuredStand, string>;

export const BUMP_STANDS = {
  ASKED: '等下单人答复',
  AGREED: '下单时已约定',
  ACCEPTED: '下单人已接受',
  LAPSED: '未答复，按改配的走',
  DECLINED: '下单人已免费取消',
} satisfies Record<BumpedStand, string>;

export const replyByNeeded = '期限应为 YYYY-MM-DD 的日期';
export const findingsUnanswered = '每条审核结论都要选一个处理结果';
export const papersUnknown = '所选资料不在这票订单可要求的资料中，请刷新后重选';

export const validUntilNeeded = '请填写报价有效期';
export const amountNeeded = '金额应为 0 至 1,000,000 的数字';

export const ENQUIRY_WORDS = {
  offer: (way: string) => `班次（按${way}成单）`,
  sailed: '按所选班次',
  unsailed: '船期待定',
  leaves: (time: string) => `${time} 开`,
  unpriced: '暂无公布价',
  freight: (money: string) => `运费（${money}）`,
  danger: (money: string) => `危险品附加费（${money}；含在运费里的，请在说明里写“含”）`,
  yuan: '人民币',
  dollars: '美元',
  note: '说明（询价人可见，最多 500 字）',
  message: '留言（最多 500 字）',
  reason: '不能报价的原因（2–200 字）',
  returned: '退回的原因（同事可见，2–200 字）',
} as const;

export const NOTICE_MESSAGES = {
  text: '公告内容（订舱人可见，2–60 字）',
  textNeeded: '公告内容应为 2 至 60 字',
  daysNeeded: '预计延误应为 1 至 90 的整数',
  untilNeeded: '公告有效至应为今天起 90 天内的日期',
} as const;

export const DESK_MESSAGES = {
  unseen: '文字里有看不见的控制字符，请去掉后再存',
  contentKey: '编号不对：帮助的编码应为 1.1.1 的样子，新的资讯不写编号',
  contentTaken: '这个编码已经有帮助了，请换一个',
  contentCannot: '现在不能这样办，请刷新后再看',
  caseMoved: '刚刚有了变化，已为您刷新，请核对后再办',
  caseHeld: (name: string) => `正由${name}处理`,
  noColleague: '没有这位同事，或其岗位不能接手',
  asFile: '照片和单据请直接上传文件',
  noAct: HTTP_MESSAGES.stateMoved,
} as const;

export const MANY_MESSAGES = {
  moved: '刚刚有了变化，没有办理，请打开这一票核对',
  unknown: (nos: readonly string[]) =>
    `查不到订单 ${nos.slice(0, 5).join('、')}${nos.length > 5 ? ` 等 ${nos.length} 票` : ''}`,
  mixed: '所选订单的运输方式不同，请先按运输方式筛选，再一起办理',
} as const;

export const NOTE_NAMES = {
  came: '进仓实测',
  bumped: '拉货改配',
  checks: '现场检查',
  packing: '装箱登记',
  trucks: '车辆',
  mishap: '异常与投诉',
  approved: '采购审批',
  lawful: '资质与用途',
  beside: '一并提交',
  early: '还没到日子',
} as const;

export const MORE_NOTES = {
  inner: '内部备注（2–500 字，客户看不到）',
  innerNeeded: '请填写 2 到 500 字的内部备注',
  beside: (orderNo: string) => `与订单 ${orderNo} 一并提交，各自办理；退回或撤销本单时，请同时处理那一单`,
  checkFailed: (unit: string, item: string, note: string) => `${unit} ${item}：${note}`,
  unpacked: (name: string) => `${name} 未登记`,
  photos: (told: string, count: number) => `${told}，照片 ${count} 张`,
  signed: (by: string | null) => (by === null ? '装箱证明书未签' : `装箱证明书已签：${by}`),
  lacking: (names: readonly string[]) => `还缺 ${names.length} 份，仍要办理：${names.join('、')}`,
  demo: (noun: string) => `${noun}（演示数据，可改）`,
  reported: (place: string) => `${place}（已报告，可更正）`,
  isFine: '合格',
  isAmiss: '不合格',
  hasCome: '已到场',
  isMissed: '未到',
  whole: '整箱过磅（方法一）',
  sum: '累加（方法二）',
  handed: (name: string, count: number) => `${name}（${count} 份）`,
  open: (name: string, open: number) => `${name}，未合格 ${open} 项`,
} as const;

export const SCOPE_MESSAGES = {
  place: '口岸、机场、车站、场站或仓库',
  until: '最后一天（当天仍有效）',
  fromNeeded: '开始日期应为今天起 90 天以内的一天',
  untilNeeded: '最后一天应不早于开始日期，且在今天起 90 天以内',
  placeNeeded: '请从列表中选择地点',
  carrierNeeded: '请从列表中选择承运人',
  classesNeeded: '危险类别不在列表中，请刷新后重选',
  modeNeeded: '请从列表中选择运输方式',
  anyMode: '全部方式',
  anyCarrier: '全部承运人',
  carriersOf: (mode: string) => `${mode}全部承运人`,
  allDanger: '全部危险货物',
  ofClass: (hazardClass: string) => `第 ${hazardClass} 类`,
} as const;

export const CLOSURE_MESSAGES = {
  text: '原因（托运人可见，2–60 字）',
  textNeeded: '原因应为 2 至 60 字',
  anew: '新的停用或禁运',
} as const;

export const SURCHARGE_MESSAGES = {
  name: '附加费名称（客户可见，2–16 字，如 旺季附加费）',
  nameNeeded: '名称应为 2 至 16 字，不含数字与百分号',
  percent: '百分比（0.1–50，最多一位小数）',
  percentNeeded: '百分比应在 0.1 至 50 之间，最多一位小数',
  classes: '只对这些危险货物收取（不勾选则全部货物）',
  anew: '新的附加费',
} as const;

export const TARIFF_MESSAGES = {
  sheet: '价目表（第 1 行是列名；可从表格软件整表复制粘贴，制表符或逗号分隔；没有的行不报价，转询价）',
  ships:
    '船期表（第 1 行是列名；可从表格软件整表复制粘贴，制表符或逗号分隔；整表替换该船公司尚未开航的班次，没有写的即撤下；可另加“截单截止”等列，不写按平台规则）',
  fromNeeded: (days: number) => `生效时间应在现在之后、${days} 天之内；留空为立即生效`,
} as const;

export const CALENDAR_MESSAGES = {
  off: '放假日，每行一段（如 2027-02-05 至 2027-02-11，含首尾两天；只放一天只写一天）',
  worked: '补班日，每行一天（如 2027-02-20，应为周六或周日）',
  told: '国务院已公布，按公布的日子计算时限',
  untold: '尚未公布，只知道法定节假日',
  toldNeeded: '请选择这一年是否已公布',
  tooMany: '最多 40 行',
  offNeeded: (year: string, line: string) => `放假日应为 ${year} 年内的日期，起不晚于止：${line}`,
  offTwice: (day: string) => `放假日有重复：${day}`,
  workedNeeded: (year: string, day: string) => `补班日应为 ${year} 年内的周六或周日：${day}`,
  workedOff: (day: string) => `${day} 同时在放假日中，请改一处`,
  year: (year: string) => `${year} 年节假日`,
} as const;
