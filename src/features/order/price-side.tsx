import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import type { OrderServicesIntents, OrderServicesView } from '../../../machines/order/order-services';
import type { PriceParts } from '../../trade/price/charge-table';
import { PricePanel } from '../../trade/price/price-panel';

type PriceSideProps = {
  price: PriceParts;
  what: string;
  isOther: boolean;
  quote: { view: OrderQuoteView; on: Pick<OrderQuoteIntents, 'renew'> };
  services: { view: OrderServicesView; on: OrderServicesIntents };
};

/** The price beside the form: for how long it holds, and whether that of the services has come. */
export const PriceSideView = ({ quote, services, ...price }: PriceSideProps) => (
  <PricePanel
    {...price}
    secondsLeft={quote.view.stage === 'locked' ? quote.view.secondsLeft : null}
    isRenewing={quote.view.isRenewing}
    onRenew={quote.on.renew}
    services={services.view.failureCode !== null ? 'lost' : services.view.isBusy ? 'busy' : 'priced'}
    onRetryServices={services.on.retry}
  />
);
