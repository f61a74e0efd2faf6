import type { WhFaultCode } from '../../../domain/modes/wh/fault';
import type { TruckRow, WhStep } from '../../../domain/modes/wh/fields';
import type { WhPart } from '../../../domain/modes/wh/form';
import { truckCopy } from '../after/truck';
import { whFindings } from './wh/findings';
import { PALLETS_SAYS, IN_DATE_SAYS } from '../../../domain/modes/wh/search';
import { MOST_AHEAD_DAYS } from '../../../domain/modes/wh/stay';
import { STAY_SAYS } from '../../../domain/order/life/staying';

type Missing =
  | 'agreeProtocol'
  | Exclude<keyof WhPart, 'fireSaid' | 'batchNo' | 'expiry' | 'labels' | 'samples' | 'palletized' | 'sorting'>
  | `inbound.${Exclude<keyof TruckRow, 'day'>}`;

export const whCopy = {
  steps: {
    goods: '货物',
    service: '存期与服务',
    inbound: '入库与提货',
    confirm: '费用与确认',
  } satisfies Record<WhStep, string>,

  label: {
    fireSaid: '火灾危险性类别有异议',
    pallets: '托盘数',
    palletSize: '托盘规格',
    stackLayers: '堆码层数',
    packWeight: '可燃包装占总重（%）',
    packVolume: '可燃包装占体积（%）',
    batchNo: '批号',
    expiry: '有效期至',
    storageTemp: '储存温度',
    inDate: '入库日期',
    days: '存放天数',
    labels: '贴标件数',
    samples: '取样次数',
    palletized: '打托数',
    sorting: '分拣要求',
    inbound: '到库车辆',
    owner: '货主名称',
    pickerName: '提货授权人',
    pickerPhone: '提货人电话',
    pickerIdTail: '提货人身份证后 4 位',
    partialOut: '允许分批出库',
    autoRenew: '到期处理',
  } satisfies Record<keyof WhPart, string>,

  truckLabel: { day: '到库日期', slot: '到库时段', ...truckCopy.label } satisfies Record<keyof TruckRow, string>,

  fault: {
    agreeProtocol: '请先阅读并同意《仓储服务协议》',
    pallets: '请填写托盘数',
    palletSize: '请选择托盘规格',
    stackLayers: '请填写堆码层数',
    packWeight: '请填写可燃包装占总重的比例',
    packVolume: '请填写可燃包装占体积的比例',
    storageTemp: '请选择储存温度',
    inDate: IN_DATE_SAYS,
    days: '请填写存放天数',
    inbound: '请添加到库车辆',
    'inbound.slot': '请选择到库时段',
    ...truckCopy.fault,
    owner: '请填写货主名称',
    pickerName: '请填写提货授权人',
    pickerPhone: '请填写提货人电话',
    pickerIdTail: '请填写提货人身份证后 4 位',
    partialOut: '请选择是否分批出库',
    autoRenew: '请选择到期处理方式',
    whPallets: PALLETS_SAYS,
    whStack: '堆码层数应为 1–5 的整数',
    whStackHigh: '该类货物堆码不得超过 {most} 层',
    whPackPart: '包装占比应为 0–100 的数值，最多一位小数',
    whExpiry: '请选择有效期',
    whExpiryEarly: '有效期早于出库日期',
    whInDate: IN_DATE_SAYS,
    whInPast: '入库日期不能早于今天',
    whInLate: `最远可预约 ${MOST_AHEAD_DAYS} 天后入库`,
    whDays: STAY_SAYS,
    whCount: '请填写整数',
    whPlate: '请输入正确的车牌号',
    whPlateTwice: '同一车辆同一时段只能预约一次',
    whDriverPhone: '请输入司机的手机或固定电话',
    whPickerPhone: '请输入提货人的手机或固定电话',
    whIdTail: '身份证后 4 位应为 3 位数字加 1 位数字或 X',
    whPieces: '件数应为 1–99999 的整数',
    whPiecesDiffer: '各车件数共 {brought}，与总件数 {asked} 不一致',
    whOverFree: '存放数量超过剩余库容 {tons} 吨',
    whHourFull: '这个时段只余 {left} 车，请换时段',
    whHourPast: '这个时段已过，请换时段',
    whTruckDay: '请选择到库日期',
    whTruckEarly: '到库日期不能早于入库日期 {day}',
    whTruckLate: '存期到 {day} 为止，车辆需在此之前到库',
    whTruckFirst: '至少一车需在入库日期 {day} 到库',
  } satisfies Record<WhFaultCode | Missing, string>,

  finding: whFindings,
};
