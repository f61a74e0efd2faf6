import type { TruckStand } from '../../../domain/order/trucks/arrival';

export const truckCopy = {
  truck: (at: number) => `第 ${at} 车`,
  /** Prefix in a list of faults. */
  row: '第 {row} 车',
  add: '添加车辆',
  drop: (at: number) => `移除第 ${at} 车`,
  noPlate: '车牌待补',
  qr: (code: string) => `预约码 ${code} 的二维码`,
  pieces: (pieces: string) => `${pieces} 件`,
  open: '打开预约页',
  stand: {
    CAME: (moment) => `已到场 ${moment}`,
    LATE: () => '预约时段已过，还没有登记到场',
    OVER: (_, people) => `过时未到，预约码已失效，请联系${people}`,
    MISSED: () => '登记为未到，车辆未到费已计入总价',
  } satisfies Record<Exclude<TruckStand, 'EXPECTED'>, (moment: string, people: string) => string>,
  send: '短信发给司机',
  toTell: (moment: string) => `请在 ${moment} 前补齐车辆信息`,
  toTellNow: '补齐车辆信息的时限已过，请马上补填；没有登记车辆不能进场',
  untold: (people: string) => `没有登记车辆，不能进场，请联系${people}`,
  waits: '订单确认后预约码才生效，确认前不能进场。',
  label: {
    plateNo: '车牌号',
    driverName: '司机姓名',
    driverPhone: '司机电话',
    driverIdTail: '司机身份证后 4 位',
    escortName: '押运员',
    pieces: '件数',
  },
  fault: {
    'inbound.plateNo': '请输入车牌号',
    'inbound.driverName': '请填写司机姓名',
    'inbound.driverPhone': '请填写司机电话',
    'inbound.driverIdTail': '请填写司机身份证后 4 位',
    'inbound.escortName': '危险品车辆需填写押运员',
    'inbound.pieces': '请填写这车的件数',
  },
} as const;
