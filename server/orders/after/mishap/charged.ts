import type { ChargeLine } from '../../../../domain/offer/charges';
import { addMishapCharges } from '../../../../domain/order/changes/mishap';
import type { Queries } from '../../../base/database/database';
import type { ServerModes } from '../../../trade/modes';
import { storeAmended } from '../../orders/keep-anew';
import type { OrderRow, OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';

type Charged = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;

export function mishapRules(modes: ServerModes, order: Pick<OrderRow, 'mode' | 'snapshot'>) {
  const { mode, snapshot } = readOrder(modes, order);
  return { words: mode.after?.mishap, stands: mode.words.stands(snapshot.form) ?? {}, snapshot };
}

export async function chargeMishap(inside: Queries, modes: ServerModes, order: Charged, lines: readonly ChargeLine[]) {
  if (lines.length === 0) return;
  const { words, snapshot } = mishapRules(modes, order);
  const charges = addMishapCharges(snapshot.charges, lines, words?.covers ?? []);
  await storeAmended(inside, order.orderNo, { ...(snapshot as OrderSnapshot), v: 2, charges });
}
