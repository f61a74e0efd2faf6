import type { OrderForm } from '../../../domain/order/form/form';
import type { Queries } from '../../base/database/database';
import type { ServerModes } from '../../trade/modes';
import { MARKETS } from '../../trade/modes/markets';
import { carriedGoods } from './beside';
import type { OrderRow } from './order';
import { readOrder } from './snapshot';
import { orderStore } from './store';

type RevisedOrder = { order: Pick<OrderRow, 'besideNo' | 'mode' | 'snapshot'>; form: OrderForm; now: Date };

export async function carriesOtherwise(
  inside: Queries,
  modes: ServerModes,
  { order, form, now }: RevisedOrder,
): Promise<boolean> {
  const [purchase] = order.besideNo === null ? [] : await orderStore(inside).all([order.besideNo]);
  const held = purchase && MARKETS[readOrder(modes, purchase).mode.order.id]?.beside;
  if (!held) return false;
  const { mode, snapshot } = readOrder(modes, order);
  const { quote } = readOrder(modes, purchase).snapshot;
  const told = (one: OrderForm) =>
    held.faults({ quote, now: now.getTime() }, carriedGoods({ mode, form: one, quote: snapshot.quote }))[0]?.code;
  return told(form) !== told(snapshot.form);
}
