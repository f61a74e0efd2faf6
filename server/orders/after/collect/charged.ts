import type { Charges } from '../../../../domain/offer/charges';
import type { PartDeparture } from '../../../../domain/order/trucks/leaving';
import type { ReadOrder } from '../../orders/snapshot';

/** What an order costs by what of it has left; null where nothing of it is collected. */
export const chargedWithout = (
  { mode }: Pick<ReadOrder, 'mode'>,
  order: Pick<ReadOrder['snapshot'], 'form' | 'quote'>,
  gone: readonly PartDeparture[],
): Charges | null => mode.after?.collect?.charged(order, gone) ?? null;
