import { lclParticulars } from '../../../../../domain/modes/lcl/particulars';
import type { LclReceipt } from '../../../../../domain/modes/lcl/receipt';
import { orderNoInGroups } from '../../../../../domain/order/life/number';
import { gateCodeInGroups } from '../../../../../domain/order/trucks/gate-code';
import { classesInWords, drawDiamonds } from '../../diamond';
import type { GatePass } from '../../mode';
import { qrDrawing } from '../../qr';
import { factRows, sheetPage } from '../../sheet';

export type Notice = Pick<LclReceipt, 'pieces' | 'kg' | 'm3'> & {
  isDanger: 'Y' | 'N';
  orderNo: string;
  /** Gate code; orders of an earlier release have none. */
  gate: GatePass | null;
  shed: { nameCn: string; address: string };
  opens: string;
  closes: string;
  /** Delivery time; empty if the house collects. */
  deliver: string;
  danger: readonly string[];
  /** Main and subsidiary classes; empty for harmless goods. */
  classes: readonly string[];
  plateNo: string;
  driverName: string;
  emergencyPhone: string;
};

/** 进仓通知: where the goods go, when, and what the gate asks for. */
export function cargoInNotice(notice: Notice): string {
  const { orderNo, gate, classes } = notice;
  return sheetPage(
    '进仓通知',
    `${gate ? qrDrawing(gate.address, '预约码') : ''}${drawDiamonds(classes)}${factRows([
      ['进仓编号', orderNoInGroups(orderNo)],
      ['预约码', gate ? gateCodeInGroups(gate.code) : ''],
      ...lclParticulars(notice, ['shed', 'address']),
      ['进仓时间', `${notice.opens} 至 ${notice.closes}`],
      ...lclParticulars(notice, ['hours']),
      ['预约送货', notice.deliver],
      ...lclParticulars(notice, ['load']),
      ['危险货物', notice.danger.join('\n')],
      ['危险类别', classesInWords(classes)],
      ['车牌号', notice.plateNo],
      ['司机', notice.driverName],
      ['进仓费', '已由平台预付，司机无需现场付费'],
      ['应急电话', notice.emergencyPhone],
    ])}`,
  );
}
