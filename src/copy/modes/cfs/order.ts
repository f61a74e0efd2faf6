import type { CfsUnpriced } from '../../../../domain/modes/cfs/unpriced';
import type { CheckId } from '../../../../domain/order/findings/checks';
import { truckCopy } from '../../after/truck';
import { cfsCopy } from '../cfs';
import { FREE_HOURS, LATE_HOURS } from '../../../../domain/modes/cfs/cancel-terms';
import { TOLD_BEFORE_HOURS } from '../../../../domain/order/trucks/truck-times';

/** The order of boxes that are stuffed: what stands around its fields. */
export const cfsOrderCopy = {
  title: '内装下单',
  decides: '仅供参考，以 SDS 第 14 章、装箱站现场检查与海事机构审核为准。',
  missing: {
    title: '请选择装箱站',
    text: '先选一个装箱站并锁定价格，再选时段。已填的内容会保留。',
    go: '去选装箱站',
  },
  change: '更换装箱站',
  stationOf: (name: string) => name,
  checks: {
    CARRIER: '危险类别',
    LICENCE: '装箱站资质',
    SEGREGATION: '同箱隔离',
    CUTOFF: '赶得上截港',
  } satisfies Partial<Record<CheckId, string>>,
  what: (boxes: number, tons: number) => `${boxes} 箱，${tons} t`,
  booking: '订舱与截港',
  bookingNote: '截港时间决定下面能选的时段；改了截港，时段会重新核对。',
  boxes: '箱型箱量',
  boxNote: '装箱站装 20GP、40GP、40HQ。',
  trucks: (count: number) => `已选 ${count} 车`,
  chosen: '已选时段',
  noTrucks: '还没有选进站时段',
  move: (slot: string) => `改到 ${slot}`,
  moveAndSend: (slot: string) => `改到 ${slot} 并提交`,
  near: '就近的空位：',
  removeTruck: (at: number) => `取消第 ${at} 车`,
  box: (no: number, type: string) => `${no} 号箱 ${type}`,
  plan: '分箱计划',
  planNote: '同箱隔离、限载与大危标按每箱实际装的货物计算。',
  empty: '还没有货物',
  unplacarded: '箱内有货物待定危险类别，大危标还数不出',
  pairs: '按格子看理由。',
  load: (kg: number, most: number) => `${kg} / ${most} kg`,
  /** In the place of a price nobody can say yet. */
  unpriced: {
    rowUnboxed: '第 {no} 行还没选箱',
    boxEmpty: '{no} 号箱还没有货物',
    rowUnweighed: '第 {no} 行待填毛重',
    rowUnclassed: '第 {no} 行待定危险类别',
  } satisfies Record<CfsUnpriced['code'], string>,
  container: '箱号可在提箱后补填',
  addContainer: '填箱号与铅封',
  dropContainer: '清除最后一个箱号',
  services: '装箱服务',
  servicesNote: '费用随选择计入右侧总价。',
  customs: '代理报关（每票 5 个商品项以内，截港前交发票、装箱单、委托书）',
  otherPort: '该站不在装箱港，集港短驳另行报价。',
  lashings: {
    WOOD: '打木档',
    AIRBAG: '气囊',
    STRAP: '拉带',
    MAT: '防滑垫',
    PALLET: '木托加固',
  } satisfies Record<string, string>,
  inbound: '送货车辆',
  inboundNote: '每车一个预约码，司机凭码进站。',
  later: `车辆稍后补填（首车进站 ${TOLD_BEFORE_HOURS} 小时前补齐，时段现在就占）`,
  shipper: '发货人',
  fees: {
    title: '取消要收多少',
    note: '审核期间取消不收费；确认后按首车进站时间算，装箱后不能取消。',
    free: '免费',
    bands: {
      early: `首车进站 ${FREE_HOURS} 小时前`,
      late: `不足 ${FREE_HOURS} 小时`,
      last: `不足 ${LATE_HOURS} 小时或全部未到`,
    },
    truck: '个别车辆未到，每车',
  },
  ctu: '我确认按 CTU 规范提供包装与标记',
  names: {
    ...cfsCopy.label,
    'inbound.row': truckCopy.row,
    ...Object.fromEntries(Object.entries(cfsCopy.truckLabel).map(([key, word]) => [`inbound.${key}`, word])),
    ...Object.fromEntries(Object.entries(cfsCopy.containerLabel).map(([key, word]) => [`containers.${key}`, word])),
    'stuffSlots.slot': cfsCopy.label.stuffSlots,
    'stuffSlots.teu': 'TEU',
    'goods.boxNo': cfsCopy.rowLabel.boxNo,
  } as Readonly<Record<string, string>>,
};
