import { addMoney } from '../../../domain/offer/charge-lines';
import { changedLines } from '../../../domain/offer/changed-lines';
import { toldSum, type Charges } from '../../../domain/offer/charges';
import { formatMoney } from '../../../domain/values/money';
import type { OrderQuoteIntents, OrderQuoteView } from '../../../machines/order/order-quote';
import { orderDialogsCopy } from '../../copy/order';
import { Button } from '../../ui/press/button';
import { OrderQuestion, PriceChange } from './order-question';

const { renew: copy } = orderDialogsCopy;

type RenewProps = {
  view: OrderQuoteView;
  on: Pick<OrderQuoteIntents, 'acceptRenewal' | 'dismissRenewal'>;
  before: Charges | null;
  now: Charges | null;
};

/** Today's price beside the locked one; an unchanged price is labelled so. */
export function RenewDialogView({ view: { renewal }, on, before, now }: RenewProps) {
  if (!renewal) return null;
  const change =
    before && now
      ? { before: toldSum(before), now: toldSum(now), lines: changedLines(before.lines, now.lines) }
      : { before: renewal.before, now: addMoney(renewal.before, renewal.difference), lines: [] };
  const isSame = change.before.amount === change.now.amount && change.lines.length === 0;
  return (
    <OrderQuestion
      title={isSame ? copy.same.title : copy.title}
      text={isSame ? copy.same.text(formatMoney(change.now)) : copy.text}
      onClose={on.dismissRenewal}
      actions={
        <>
          <Button look="line" onClick={on.dismissRenewal}>
            {copy.dismiss}
          </Button>
          <Button look="signal" onClick={on.acceptRenewal}>
            {isSame ? copy.same.accept : copy.accept}
          </Button>
        </>
      }
    >
      {!isSame && <PriceChange {...change} />}
    </OrderQuestion>
  );
}
