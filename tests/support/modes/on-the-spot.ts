import type { OrderDesk } from '../../../server/orders/order-service/desk';
import type { DeskOrder } from '../../../server/orders/order-service/desk-order';
import { deskSays } from './desk-says';

const SHUT = { containerNo: 'CSQU3054383', seal: 'SH123456', vgm: null };
const PACKER = { name: '张三', licence: 'ZX-2024-001' };

/** Completes the pending actions of an order: result, unit checks, packing and signature. */
export async function saidOnTheSpot(desk: OrderDesk, shown: DeskOrder): Promise<void> {
  const { orderNo, mayHandOver, checks, packing } = shown;
  if (mayHandOver) await deskSays(desk, 'result', { orderNo, signedBy: '值班专家', text: '按所交资料已办理完毕' });
  const items = Object.keys(checks?.items ?? {});
  for (const { no } of checks?.units ?? [])
    await deskSays(desk, 'checked', { orderNo, unit: no, items, isFine: true, note: '' });
  for (const { no } of packing?.units ?? []) await deskSays(desk, 'packed', { ...SHUT, orderNo, unit: no });
  if (packing?.isCertified === true) await deskSays(desk, 'signed', { ...PACKER, orderNo });
}
