import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Packed, VgmStand } from '../../../../domain/order/on-site/packed';
import type { Snapshot } from '../kept';

export type PackingSignature = { version: number; signedBy: string; at: string };

/** For goods packed into units on site, with a report per unit. */
export type Packing<TForm extends OrderForm, TQuote extends Quote> = {
  /** Requirements before units leave, by order or by law. */
  wants(order: Snapshot<TForm, TQuote>): { weighed: boolean; photos: boolean; signed: boolean };
  stand(order: Snapshot<TForm, TQuote>, packed: Packed): VgmStand;
  /** Certificate page for all units; null where none is required. */
  certificate(
    order: Snapshot<TForm, TQuote>,
    orderNo: string,
    packed: readonly Packed[],
    signed: PackingSignature,
  ): string | null;
};
