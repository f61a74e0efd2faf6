import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import type { PriceParts } from '../../trade/price/charge-table';
import { PricePanel } from '../../trade/price/price-panel';

type PriceSideProps = {
  price: PriceParts;
  what: string;
  quote: { view: OrderQuoteView; on: Pick<OrderQuoteIntents, 'renew'> };
};

export const PriceSideView = ({ quote, ...price }: PriceSideProps) => (
  <PricePanel
    {...price}
    secondsLeft={quote.view.stage === 'locked' ? quote.view.secondsLeft : null}
    isRenewing={quote.view.isRenewing}
    onRenew={quote.on.renew}
  />
);
