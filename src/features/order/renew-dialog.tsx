import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import { orderDialogsCopy } from '../../copy/order';
import { Button } from '../../ui/press/button';
import { OrderQuestion, PriceChange } from './order-question';

const { renew: copy } = orderDialogsCopy;

type RenewProps = { view: OrderQuoteView; on: Pick<OrderQuoteIntents, 'acceptRenewal' | 'dismissRenewal'> };

/** The price of today beside the one that was locked. */
export function RenewDialogView({ view: { renewal }, on }: RenewProps) {
  const now = renewal?.quote.offer.price?.charges.totalUsd;
  if (!renewal || !now) return null;
  return (
    <OrderQuestion
      title={copy.title}
      text={copy.text}
      onClose={on.dismissRenewal}
      actions={
        <>
          <Button look="line" onClick={on.dismissRenewal}>
            {copy.dismiss}
          </Button>
          <Button look="signal" onClick={on.acceptRenewal}>
            {copy.accept}
          </Button>
        </>
      }
    >
      <PriceChange before={renewal.before} now={now} />
    </OrderQuestion>
  );
}
