import { daysAfter, type Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';
import type { OrderProlongIntents, OrderProlongView as View } from '../../../machines/order/order-prolong';
import { orderProlongCopy as copy } from '../../copy/after/prolong';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { TextField } from '../../ui/form/text-field';

export type ProlongProps = {
  days: number;
  outDate: Day;
  total: Money;
  view: View;
  on: OrderProlongIntents;
};

function prolongTrouble({ days, mostDays, failureCode }: View, outDate: Day): string | undefined {
  if (failureCode !== null) return copy.failure[failureCode];
  return mostDays === null ? undefined : copy.most(mostDays - days, daysAfter(outDate, mostDays - days));
}

/** New price and end date are shown before the button that confirms them. */
export function ProlongDialog({ outDate, view, on }: ProlongProps) {
  const { days, typed, isFaulty, total, offer, isBusy } = view;
  const sums = [
    { name: copy.before, sum: total },
    ...(offer ? [{ name: copy.after(offer.outDate), sum: offer.total }] : []),
  ];
  return (
    <PriceFirstDialog
      title={copy.title}
      text={copy.text}
      sums={sums}
      trouble={prolongTrouble(view, outDate)}
      sendWords={isBusy ? copy.busy : offer ? copy.confirm : copy.check}
      closeWords={copy.close}
      isBusy={isBusy}
      onSend={on.send}
      onClose={on.close}
    >
      <p className="text-ink">{copy.now(days, outDate)}</p>
      <TextField
        label={copy.more}
        hint=""
        inputMode="numeric"
        maxLength={6}
        value={typed}
        readOnly={isBusy}
        error={isFaulty ? copy.fault : undefined}
        onChange={({ target }) => on.type(target.value)}
      />
    </PriceFirstDialog>
  );
}
