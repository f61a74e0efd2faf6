import type { CheckId } from '../../../../domain/order/checks';
import { truckCopy } from '../../truck';
import { cfsCopy } from '../cfs';

/** The order of boxes that are stuffed: what stands around its fields. */
export const cfsOrderCopy = {
  title: '内装下单',
  missing: {
    title: '还没有选装箱站',
    text: '先选一个装箱站并锁定价格，再选时段。已填的内容会保留。',
    go: '去选装箱站',
  },
  change: '更换装箱站',
  stationOf: (name: string) => name,
  checks: { LICENCE: '装箱站资质', SEGREGATION: '同箱隔离', CUTOFF: '赶得上截港' } satisfies Partial<
    Record<CheckId, string>
  >,
  what: (boxes: number, tons: number) => `${boxes} 箱，${tons} t`,
  booking: '订舱与截港',
  bookingNote: '截港时间决定下面能选的时段；改了截港，时段会重新核对。',
  boxes: '箱型箱量',
  boxNote: '装箱站装 20GP、40GP、40HQ。',
  trucks: (count: number) => `已选 ${count} 车`,
  chosen: '已选时段',
  noTrucks: '还没有选进站时段',
  move: (slot: string) => `改到 ${slot}`,
  full: '时段已满，就近的空位：',
  removeTruck: (at: number) => `取消第 ${at} 车`,
  box: (no: number, type: string) => `${no} 号箱 ${type}`,
  plan: '分箱计划',
  planNote: '同箱隔离、限载与大危标按每箱实际装的货物计算。',
  empty: '还没有货物',
  load: (kg: number, most: number) => `${kg} / ${most} kg`,
  placards: (classes: readonly string[], marks: number, count: number) =>
    `大危标：第 ${classes.join('、')} 类${marks > 0 ? `，另有标记 ${marks} 种` : ''}，四面共 ${count} 张`,
  limited: (count: number) => `限量标记 ${count} 张`,
  container: '箱号可在提箱后补填',
  addContainer: '填箱号与铅封',
  dropContainer: '清除最后一个箱号',
  services: '装箱服务',
  servicesNote: '费用随选择计入右侧总价。',
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
  later: '车辆稍后补填（首车进站 24 小时前补齐，时段现在就占）',
  shipper: '发货人',
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
