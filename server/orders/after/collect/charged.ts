import type { Charges } from '../../../../domain/offer/charges';
import type { PartDeparture } from '../../../../domain/order/trucks/leaving';
import type { ReadOrder } from '../../orders/snapshot';

/** Price of an order after partial departures; null for modes without collection. */
export const chargedWithout = (
  { mode }: Pick<ReadOrder, 'mode'>,
  order: Pick<ReadOrder['snapshot'], 'form' | 'quote'>,
  gone: readonly PartDeparture[],
): Charges | null => mode.after?.collect?.charged(order, gone) ?? null;
