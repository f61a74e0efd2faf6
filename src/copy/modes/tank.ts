import type { OWN_FAULT_CODES } from '../../../domain/modes/tank/fault';
import { TANK_RULES } from '../../../domain/modes/tank/finding';
import type { TankPart, TankStep } from '../../../domain/modes/tank/form';
import { tankOrderCopy } from './tank/order';

type Missing = Exclude<keyof TankPart, 'viscosity' | 'sapt'>;
type OwnFault = (typeof OWN_FAULT_CODES)[number];

const ownFault = {
  quantityT: '请填写货量',
  loadTemp: '请填写装货温度',
  hotTemp: '请填写途中最高温度',
  density15: '请填写 15℃密度',
  density50: '请填写 50℃密度',
  inhibitorUntil: '请填写阻聚剂有效期',
  tankType: '请选择罐型',
  tanks: '请填写罐数',
  lastCargo: '请选择上一载货物要求',
  heating: '请选择加热方式',
  discharge: '请选择卸料方式',
  nitrogen: '请选择是否氮封',
  cleanAtDest: '请选择洗罐方式',
  leaseDays: '请填写租期',
  loadAddress: '请填写装货地址',
  loadFrom: '请选择装货开始时间',
  loadTo: '请选择装货结束时间',
  depositWay: '请选择押金方式',
  tankOtherGoods: '报价是按{goods}算的，换货请重新查罐',
  tankOneGoods: '一票罐箱只装一种货物，请删去其余货物',
  tankQuantity: '货量应在 0–1000 吨之间',
  tankLoadTemp: '装货温度应在 -40 至 100℃ 之间',
  tankHotTemp: '途中最高温度应在 -40 至 130℃ 之间',
  tankHotLow: '途中最高温度不能低于装货温度',
  tankDensity: '密度应在 0.4–3 kg/L 之间',
  tankDensityOrder: '50℃密度应小于 15℃密度',
  tankViscosity: '黏度应大于 0',
  tankSapt: 'SAPT 应在 -50 至 200℃ 之间',
  tankInhibitorDay: '请选择阻聚剂有效期',
  tankCount: '罐数应为 1–50',
  tankTooFew: '这些货至少要 {tanks} 罐，每罐 {each} kg',
  tankFree: '这一周只余 {free} 罐，请减少罐数或换罐',
  tankLease: '租期应为 1–365 天',
  tankLeaseLong: '长租至少 {least} 天',
  tankLeaseShort: '租期不足以完成本程，至少 {least} 天',
  tankMoment: '请选择装货时间',
  tankLoadOrder: '装货结束时间不能早于开始时间',
  tankLoadLate: '装货时间晚于截港',
  tankLoadPast: '装货时间已过',
} satisfies Record<OwnFault | Missing, string>;

export const tankCopy = {
  steps: {
    goods: '货物与充装',
    tank: '罐与服务',
    parties: '收发货人',
    confirm: '费用与确认',
  } satisfies Record<TankStep, string>,

  label: tankOrderCopy.names,

  fault: { ...ownFault, ...TANK_RULES.faults.sentences },
};
