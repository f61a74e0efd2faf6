import { orderNoInGroups } from '../../../../domain/order/number';
import { gateCodeInGroups } from '../../../../domain/order/gate-code';
import type { GatePass } from '../../mode';
import { qrDrawing } from '../../qr';
import { facts, sheet } from '../../sheet';

/** What the driver and the gate have to know. */
export type Notice = {
  orderNo: string;
  /** By which the goods are expected; orders of an earlier release have none. */
  gate: GatePass | null;
  shed: { nameCn: string; address: string };
  /** In words of the calendar: when the shed takes the goods in. */
  opens: string;
  closes: string;
  hours: string;
  pieces: number;
  kg: number;
  m3: number;
  /** Classes of the goods; none where they are not dangerous. */
  classes: readonly string[];
  plateNo: string;
  emergencyPhone: string;
};

/** 进仓通知: where the goods go, when, and what the gate asks for. */
export function cargoInNotice(notice: Notice): string {
  const { orderNo, gate, shed, opens, closes, hours, pieces, kg, m3, classes, plateNo, emergencyPhone } = notice;
  return sheet(
    '进仓通知',
    `${gate ? qrDrawing(gate.address, '预约码') : ''}${facts([
      ['进仓编号', orderNoInGroups(orderNo)],
      ['预约码', gate ? gateCodeInGroups(gate.code) : ''],
      ['仓库', shed.nameCn],
      ['地址', shed.address],
      ['进仓时间', `${opens} ～ ${closes}`],
      ['收货时段', hours],
      ['货物', `${pieces} 件 / ${kg} kg / ${m3} m³`],
      ['危险类别', classes.map((one) => `第 ${one} 类`).join('、')],
      ['车牌号', plateNo],
      ['进仓费', '已由平台预付，司机无须现场付费'],
      ['应急电话', emergencyPhone],
    ])}`,
  );
}
