import type { OrderBrief } from '../../../domain/order/brief';
import type { Money } from '../../../domain/values/money';
import type { AmendRow, OrderAmendIntents, OrderAmendView as View } from '../../../machines/order/order-amend';
import { orderAmendCopy as copy } from '../../copy/order-amend';
import { Button } from '../../ui/press/button';
import { FieldMessage } from '../../ui/form/field-message';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Price } from '../../ui/show/price';

export type AmendProps = {
  amend: NonNullable<OrderBrief['amend']>;
  total: Money;
  /** What the rows are called. */
  names: readonly string[];
  view: View;
  on: OrderAmendIntents;
};

type RowProps = { row: AmendRow; at: number; name: string; isBusy: boolean } & Pick<AmendProps, 'on'>;

function Row({ row, at, name, isBusy, on }: RowProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-ink">
        {copy.row(at + 1, name)}
        <span className="ml-2 text-12 text-muted">{copy.booked(row.booked.kg, row.booked.m3)}</span>
      </legend>
      <div className="grid grid-cols-2 gap-x-4">
        {(['kg', 'm3'] as const).map((part) => (
          <TextField
            key={part}
            label={copy.parts[part]}
            hint=""
            aria-label={copy.label(at + 1, copy.parts[part])}
            inputMode="decimal"
            maxLength={12}
            value={row[part]}
            readOnly={isBusy}
            error={row.faults.includes(part) ? copy.fault[part] : undefined}
            onChange={({ target }) => on.type(at, part, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What the order would cost stands before the button that changes it. */
export function AmendDialog({ view, names, on }: AmendProps) {
  const { rows, total, offered, isBusy, failureCode } = view;
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
        {rows.map((row, at) => (
          <Row key={String(at)} row={row} at={at} name={names[at] ?? ''} isBusy={isBusy} on={on} />
        ))}
        <p
          className="flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-card bg-canvas px-4 py-3"
          aria-live="polite"
        >
          <span>
            <span className="mr-2 text-muted">{copy.now}</span>
            <Price {...total} size="small" />
          </span>
          {offered && (
            <span>
              <span className="mr-2 text-muted">{copy.offered}</span>
              <Price {...offered} />
            </span>
          )}
        </p>
        <FieldMessage error={failureCode === null ? undefined : copy.failure[failureCode]} />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="line" className="flex-1" onClick={on.close}>
            {copy.close}
          </Button>
          <Button look="sea" className="flex-1" type="submit" isBusy={isBusy}>
            {isBusy ? copy.busy : offered ? copy.confirm : copy.check}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
