import type { Measured } from '../../../../domain/order/on-site/measured';
import type { Queries } from '../../../base/database/database';
import { storeAmended, storeTakings } from '../../orders/keep-anew';
import type { OrderRow, OrderSnapshot } from '../../orders/order';
import { keepSurcharges } from '../../../trade/surcharges/charging';
import { readOrder } from '../../orders/snapshot';
import type { AfterDeps } from '../deps';
import { goLater } from './places';
import { noteMeasured } from './store';

export type LaterDeps = Pick<AfterDeps, 'modes' | 'closures'>;

type Waiting = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;

/** Unconfirmed goods move to the next offer that takes them, free of charge; the question moves with them. */
export async function waitLater(
  inside: Queries,
  { modes, closures }: LaterDeps,
  order: Waiting,
  measured: Measured,
): Promise<Measured> {
  const { mode, snapshot } = readOrder(modes, order);
  const words = mode.after?.measure;
  if (!words) throw new Error(`${order.mode} measures nothing`);
  const { orderNo } = order;
  const onward = await goLater(inside, words, {
    orderNo,
    order: snapshot,
    came: measured.came,
    closedTo: await closures.closedNow(inside),
  });
  const after: Measured = onward
    ? { ...measured, stands: 'WAITING', answerBy: onward.answerBy }
    : { ...measured, stands: 'STRANDED', answerBy: null };
  if (onward) {
    const { offer, placed } = onward;
    const quote = { ...snapshot.quote, offer: keepSurcharges(offer, snapshot.quote.offer) };
    await storeAmended(inside, orderNo, { ...(snapshot as OrderSnapshot), v: 2, quote, takings: placed.takings });
    await storeTakings(inside, orderNo, placed);
  }
  await noteMeasured(inside, orderNo, after);
  return after;
}
