import { DOM_VERDICT_WORDS } from '../../../domain/modes/dom/verdict-words';
import type { DomFaultCode } from '../../../domain/modes/dom/fault';
import type { DomStep } from '../../../domain/modes/dom/fields';
import type { DomFindingCode } from '../../../domain/modes/dom/finding';
import type { DomLoadRow, DomPart } from '../../../domain/modes/dom/form';

type Missing = Exclude<keyof DomPart, 'fromCity' | 'toCity' | 'sealNo' | 'insured'> | `loads.${keyof DomLoadRow}`;

export const domCopy = {
  steps: { goods: '货物与门点', confirm: '费用与确认' } satisfies Record<DomStep, string>,

  label: {
    loads: '箱型与货重',
    fromCity: '提货城市',
    fromAddress: '提货地址',
    fromContact: '提货联系人',
    fromPhone: '提货电话',
    loadFrom: '装货开始',
    loadTo: '装货结束',
    toCity: '送货城市',
    toAddress: '送货地址',
    toContact: '收货联系人',
    toPhone: '收货电话',
    unloadFrom: '卸货开始',
    unloadTo: '卸货结束',
    sealNo: '封号',
    taxRate: '开票税率',
    insured: '按货值保价（0.8‰，最低 ¥100）',
    goodsValue: '货值（元）',
  } satisfies Record<keyof DomPart, string>,

  loadLabel: { type: '箱型', count: '箱量', kg: '单箱货重' } satisfies Record<keyof DomLoadRow, string>,

  fault: {
    loads: '请填写箱型与单箱货重',
    'loads.type': '请选择箱型',
    'loads.count': '请填写箱量',
    'loads.kg': DOM_VERDICT_WORDS.boxKg,
    fromAddress: '请填写提货地址',
    fromContact: '请填写提货联系人',
    fromPhone: '请填写提货电话',
    loadFrom: '请选择装货开始时间',
    loadTo: '请选择装货结束时间',
    toAddress: '请填写送货地址',
    toContact: '请填写收货联系人',
    toPhone: '请填写收货电话',
    unloadFrom: '请选择卸货开始时间',
    unloadTo: '请选择卸货结束时间',
    taxRate: '请选择开票税率',
    goodsValue: '请填写货值',
    domDangerous: '危险品不在线下单：内贸危险品需逐票审批，请转询价',
    domBoxes: '一票最多 50 箱，请分两票',
    domBoxCount: '箱量应为 1–50 的整数',
    domBoxKg: '单箱货重应为大于 0 的数值，最多两位小数',
    domPayload: '单箱货重超过 {box} 最大载重 {most} kg',
    domDoorOther: '{city}由{port}集疏，{here}没有到{city}的门点价；请改港口或转询价',
    domDoorFar: '{city}距{port} {km} 公里，超过 {most} 公里没有即时价，请转询价',
    domAddress: '请输入 5–120 字的详细地址，从区县写起',
    domContact: '联系人应为 2–20 字',
    domPhone: '请输入手机或固定电话',
    domWindow: '请选择时间',
    domWindowOrder: '{what}结束时间必须晚于开始时间',
    domWindowShort: '{what}时间窗至少 1 小时',
    domWindowEarly: '{what}最早可约明天',
    domLoadLate: '装货时间晚于截港',
    domUnloadEarly: '卸货时间早于预计到港',
    domSeal: '铅封号格式不正确',
    domValue: '货值应为大于 0 的金额',
    domYuan: '内贸运费以人民币结算',
  } satisfies Record<DomFaultCode | Missing, string>,

  finding: {
    domDanger: DOM_VERDICT_WORDS.domDanger,
    domCarrierRefuses: '{carrier}不接第 {hazardClass} 类',
    domUnsaid: '未填 UN 编号，哪家船东可接，转人工核对',
    domUnknown: '物质库中没有 UN {unNo}，转人工核对',
    domPort: '{port}不作业危险品',
    domRiverBan: DOM_VERDICT_WORDS.domRiverBan,
    domRiverCheck: DOM_VERDICT_WORDS.domRiverCheck,
    domDeclared: '{goods}（UN {unNo}）在物质库中，不能按普通货物订舱',
    domResembles: '品名与{goods}（UN {unNo}）相近，转人工核对是否属于危险品',
    domUnlisted: '物质库中没有查到{goods}，转人工核对是否危险品',
    domRoad: DOM_VERDICT_WORDS.domRoad,
    domHeavy: DOM_VERDICT_WORDS.domHeavy,
    domFits: '最重的 {box} 装 {kg} kg，最多 {most} kg',
    domUnweighed: '单箱货重没有填，或不在可填的范围内，能否装载还不能判断',
    domTransfer: '中转停留 {hours} 小时，时间较紧：前段晚到将改配下一班',
    domHoliday: '{what}日 {day} 是法定节假日，工厂、堆场与拖车可能停工，请先约好',
    domDaysUntold: '{what}日在 {year} 年，该年放假调休安排尚未公布，只知法定节日，请先与门点约好',
    domLowWater: '枯水期（12 月至次年 4 月）川江可能减载，以船东通知为准',
    domGeneral: '普通货物，{carrier}可接载',
  } satisfies Record<DomFindingCode, string>,
};

const COURSES: Readonly<Record<string, string>> = {
  NS: '北南线',
  NN: '南北线',
  ES: '东南线',
  EN: '南东线',
  YU: '长江上行',
  YD: '长江下行',
};

/** Loop `N1S` runs north to south: first and last letter give its course. */
export const loopName = (id: string): string => `${id} ${COURSES[`${id.at(0)}${id.at(-1)}`] ?? ''}`.trim();
