import type { Lawful } from '../../../domain/mall/buyer-papers';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderForm } from '../../../domain/order/form';
import type { Snapshot } from '../../modes/kept';

/** For a mode that does not sell to everybody. */
export type Approving<TForm extends OrderForm, TQuote extends Quote> = {
  /** The papers of its buyer that an order rests on; null where its goods are open. */
  lawful(order: Snapshot<TForm, TQuote>): Lawful | null;
};
