import type { Quote } from '../../../domain/offer/offer';
import type { Beside, Together } from '../../../domain/order/beside';
import type { OrderFault } from '../../../domain/order/blocks/fault';
import type { OrderForm } from '../../../domain/order/form';
import type { ModeId } from '../../../domain/modes';
import { blankMall } from '../../../domain/modes/mall/form';
import { besideOf, freightFaults, freightRefused } from '../../../domain/modes/mall/carried';

/** An order of another mode that an order of this one is made with, both or none. */
type Besides<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(form: TForm): Beside | null;
  /** The form as far as it matters to what it could be made with. */
  asked(asked: { quoteId: string; pickupAt: string }): TForm;
  /** What keeps the two from going together. */
  faults(order: { form: TForm; quote: TQuote }, other: Together): OrderFault[];
  /** Why the other one is not made, in the words of whoever judged it. */
  refused(said: string): OrderFault;
};

export const BESIDES: { readonly [TId in ModeId]?: Besides } = {
  MALL: {
    of: besideOf,
    asked: (asked) => ({ ...blankMall, ...asked, way: 'CARRIED' }),
    faults: freightFaults,
    refused: freightRefused,
  },
};
