import { orderDocumentFailures } from '../../papers/order-document';
import { kmWords } from './lasts';
import { laneText } from '../../words/route-words';
import { arrivalWords, stopCalled } from '../../../../domain/modes/truck/stop-words';
import { windowWords } from '../../../../domain/values/window-words';

export const truckReceiptCopy = {
  carrier: '承运人',
  carriage: (vehicle: string) => vehicle,
  carriageName: '车辆',
  leaving: '装货',
  amount: '车数',
  toSearch: '去查车',
  trucks: (trucks: number, vehicle: string, kg: string) => `${trucks} × ${vehicle}，每车 ${kg} 千克`,
  title: '整车运输',
  part: {
    title: '零担拼车',
    amount: '货重与体积',
    leaving: '发车',
    amountOf: (kg: string, m3: string, tons: string) => `${kg} 千克、${m3} 立方米，按 ${tons} 吨计费`,
    pickup: '交货',
    drop: '收货',
    toHub: (city: string, hub: string, at: string, contact: string, phone: string) =>
      `送到 ${city}站点，${at} 前\n${hub}\n${contact} ${phone}`,
    fromHub: (city: string, hub: string, contact: string, phone: string) =>
      `${city}站点自提\n${hub}\n${contact} ${phone}`,
    fees: (confirmed: string, early: string, late: string, last: string) =>
      `确认前免费；确认后 ${confirmed}；派车后按站点截货时间：24 小时以上 ${early}，6 至 24 小时 ${late}，6 小时内 ${last}；装车后不能退`,
  },
  way: '线路',
  wayText: (cities: readonly string[], km: number, detour: number) =>
    `${laneText(cities)}，${kmWords(km)}${detour === 0 ? '' : `，另绕行 ${detour} 公里`}`,
  comes: '预计到达',
  crew: '驾驶',
  crews: { 1: '单驾', 2: '双驾' },
  trip: '往返',
  trips: { ONE: '单程', ROUND: '往返' },
  pickup: '装货',
  drop: '卸货',
  stop: (city: string, address: string, contact: string, phone: string) => `${city} ${address}\n${contact} ${phone}`,
  comesAt: (at: string, stops: number) => arrivalWords(`预计 ${at} 到`, stops),
  comesLast: arrivalWords,
  called: stopCalled,
  window: windowWords,
  opens: (at: string) => `${at.replace('T', ' ')} 起收货`,
  until: (at: string) => `最晚 ${at.replace('T', ' ')}`,
  boxType: '箱型与毛重',
  box: '箱号',
  wash: '洗罐',
  grade: (grade: string) => `${grade} 级，附洗罐证明`,
  marks: '车上标志',
  marked: (classes: string) => `标志灯、橙色反光带，第 ${classes} 类标志牌`,
  ends: '签收与投诉',
  ended: (days: number) =>
    `您确认收货，或签收满 ${days} 天、没有未结的投诉，订单完成；短少、破损可在本页提出投诉，订单完成后 ${days} 天内都可提出`,
  cancel: '取消费',
  fees: (confirmed: string, early: string, late: string, last: string, atGate: string, trucks = 1) =>
    `确认前免费；确认后 ${confirmed}；派车后按到车时间：24 小时以上 ${early}，6 至 24 小时 ${late}，6 小时内 ${last}，车已到装货点 ${atGate}${trucks > 1 ? '（只有部分车辆到的，各车分别计收）' : ''}；装车后不能退`,
  ready: '装货前备好',
  readying: ['静电接地与叉车或泵', '资质复印件、安全技术说明书与安全标签', '盖章的托运清单一式两份'],
  /** Preparation at stops served by a hub. */
  readyingAtDoor: ['静电接地与叉车或泵', '叉车或装卸工'],
  readyingGeneral: ['叉车或装卸工', '货物清单一份'],
  note: '驾驶员离场前，请与押运员一起核对托运清单与铅封。',
  noteGeneral: '驾驶员离场前，请一起核对货物清单与铅封。',
  documents: { truckConsignment: '打印托运清单' },
  files: { truckConsignment: '托运清单' },
  failure: orderDocumentFailures,
  units: {
    title: '车辆与人员',
    list: '车辆与人员明细',
    none: '派车后在这里显示车牌与随车人员。',
    no: '车牌号',
    trailer: '挂车',
    driver: '驾驶员',
    escort: '押运员',
    test: '下次检验',
    paper: (name: string, tail: string) => (name === '' ? '—' : `${name}（证件末四位 ${tail}）`),
  },
};
