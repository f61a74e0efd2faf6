import { daysAfter, type Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';
import type { OrderProlongIntents, OrderProlongView as View } from '../../../machines/order/order-prolong';
import { orderProlongCopy as copy } from '../../copy/order-prolong';
import { FieldMessage } from '../../ui/form/field-message';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { Price } from '../../ui/show/price';

export type ProlongProps = {
  /** As it is by now. */
  days: number;
  outDate: Day;
  total: Money;
  view: View;
  on: OrderProlongIntents;
};

function troubleOf({ days, mostDays, failureCode }: View, outDate: Day): string | undefined {
  if (failureCode !== null) return copy.failure[failureCode];
  return mostDays === null ? undefined : copy.most(mostDays - days, daysAfter(outDate, mostDays - days));
}

/** What the longer stay would cost, and until when it is, stands before the button that agrees to it. */
export function ProlongDialog({ outDate, view, on }: ProlongProps) {
  const { days, typed, isFaulty, total, offer, isBusy } = view;
  return (
    <Dialog shape="sheet" className="p-6 max-md:pb-8 md:w-130" onClose={on.close}>
      <DialogTitle className="text-20">{copy.title}</DialogTitle>
      <p className="mt-2 text-muted">{copy.text}</p>
      <form
        className="mt-4 grid gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.send();
        }}
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
        <p
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-card bg-canvas px-4 py-3"
          aria-live="polite"
        >
          <span>
            <span className="mr-2 text-muted">{copy.before}</span>
            <Price {...total} size="small" />
          </span>
          {offer && (
            <span>
              <span className="mr-2 text-muted">{copy.after(offer.outDate)}</span>
              <Price {...offer.total} />
            </span>
          )}
        </p>
        <FieldMessage error={troubleOf(view, outDate)} />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="line" className="flex-1" onClick={on.close}>
            {copy.close}
          </Button>
          <Button look="sea" className="flex-1" type="submit" isBusy={isBusy}>
            {isBusy ? copy.busy : offer ? copy.confirm : copy.check}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
