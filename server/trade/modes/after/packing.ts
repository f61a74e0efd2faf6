import type { Quote } from '../../../../domain/offer/offer';
import type { OrderForm } from '../../../../domain/order/form/form';
import type { Packed, VgmStand } from '../../../../domain/order/on-site/packed';
import type { Snapshot } from '../kept';

/** Who signs for what was packed: by name, and by the number of a licence. */
export type PackingSignature = { version: number; signedBy: string; at: string };

/** For goods that somebody packs into units on the spot, who says what of each when it is shut. */
export type Packing<TForm extends OrderForm, TQuote extends Quote> = {
  /** What has to be there before the units leave, by order or by law. */
  wants(order: Snapshot<TForm, TQuote>): { weighed: boolean; photos: boolean; signed: boolean };
  /** How what a unit weighs stands beside what was declared of it. */
  stand(order: Snapshot<TForm, TQuote>, packed: Packed): VgmStand;
  /** The page that is signed for all units; null where nobody certifies what was packed. */
  certificate(
    order: Snapshot<TForm, TQuote>,
    orderNo: string,
    packed: readonly Packed[],
    signed: PackingSignature,
  ): string | null;
};
