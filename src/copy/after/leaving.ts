import { callService } from '../../../domain/people/contact';
import type { LeavingPart, Load } from '../../../domain/order/trucks/leaving';
import type { LeavingFaultCode } from '../../../domain/order/trucks/leaving-faults';
import type { LeavingFailureCode } from '../../../machines/order/order-leaving';

const hour = (slot: string): string => `${slot.padStart(2, '0')}:00`;
const load = ({ tons, pallets }: Load): string => `${tons} t / ${pallets} 托`;

export const orderLeavingCopy = {
  open: '出库预约',
  title: '出库预约',
  note: '一车一个预约码，司机到门岗出示；货车离库后由仓库登记，余量与仓租随之更新。',
  rest: (rest: Load) => `在库未约 ${load(rest)}`,
  text: (rest: Load, to: string) => `在库未约 ${load(rest)}，最晚 ${to} 出库；提走的部分从当天起不再计仓租。`,
  oneDay: (day: string) => `本单约定一次提清，各车需同在 ${day}。`,
  load,
  hour,
  free: (slot: string, left: number) => `${hour(slot)} · ${left > 0 ? `余 ${left} 车` : '已满'}`,
  label: {
    day: '出库日期',
    slot: '到库时段',
    tons: '提货吨数 t',
    pallets: '提货托盘数',
    plateNo: '车牌号',
    driverName: '司机姓名',
    driverPhone: '司机电话',
    driverIdTail: '司机身份证后 4 位',
    escortName: '押运员',
  } satisfies Record<LeavingPart, string>,
  fault: {
    required: '请填写',
    day: '请选择今天至存期结束的日期',
    oneDay: '约定一次提清，各车需在同一天',
    slot: '请选择到库时段',
    past: '这个时段已过，请换时段',
    tons: '请填写提货吨数，最多三位小数',
    tonsOver: '超过在库未约的 {tons} 吨',
    pallets: '托盘数应为整数',
    palletsOver: '超过在库未约的 {pallets} 托',
    palletsLeft: '吨数与托盘需同时提完：余 {tons} t / {pallets} 托',
    plate: '请输入正确的车牌号',
    phone: '请输入司机的手机或固定电话',
    idTail: '身份证后 4 位应为 3 位数字加 1 位数字或 X',
    many: '一票最多约 20 车',
  } satisfies Record<LeavingFaultCode, string>,
  full: '这个时段已约满，预约未成功。请换当天有余位的时段，或换一天。',
  send: '预约并取码',
  busy: '正在预约',
  close: '不约了',
  drop: '取消预约',
  doubt: {
    title: '取消这次出库预约？',
    text: '预约码随即作废，时段让给其他货主；货物仍在库，仓租照计。',
    yes: '取消预约',
    no: '保留',
    busy: '正在取消',
  },
  failure: {
    late: '货物已不在库，或这一车已出库。',
    stale: '在库余量或时段已变化，预约未成功。请按新的余量改后再约。',
    network: '网络不通，办理失败。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！办理失败，请稍后重试。',
    unexpected: `出了点问题，办理失败。请重试，或${callService()}。`,
  } satisfies Record<LeavingFailureCode, string>,
};
