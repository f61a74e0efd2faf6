import { chosenFreight, freightFaults, freightRefused } from '../../../../domain/modes/mall/carried';
import type { MallQuote } from '../../../../domain/modes/mall/quote';
import type { ModeId } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { BesideDraft, CarriedOrder } from '../../../../domain/order/drafts/beside';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { OrderForm } from '../../../../domain/order/form/form';
import { cityCodeAt } from '../../../../domain/road/city-at';

/** Selection of a freight order made together with this one: both or none. */
type Besides<TForm extends OrderForm = OrderForm, TQuote extends Quote = Quote> = {
  of(form: TForm): BesideDraft | null;
  faults(order: { quote: TQuote; now: number }, other: CarriedOrder): OrderFault[];
  refused(said: string): OrderFault;
};

export const BESIDES: { readonly [TId in ModeId]?: Besides } = {
  MALL: {
    of: chosenFreight,
    faults: ({ quote, now }, other) =>
      freightFaults({ quote: quote as MallQuote, now, city: cityCodeAt(quote.offer.org?.code ?? '') }, other),
    refused: freightRefused,
  },
};
