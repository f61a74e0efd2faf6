import type { OrderBrief } from '../../../domain/order/receipt/brief';
import type { Money } from '../../../domain/values/money';
import type { AmendRow, OrderAmendIntents, OrderAmendView as View } from '../../../machines/order/order-amend';
import { orderAmendCopy as copy } from '../../copy/after/amend';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { TextField } from '../../ui/form/text-field';
import { Comma } from '../../ui/show/comma';

export type AmendProps = {
  amend: NonNullable<OrderBrief['amend']>;
  total: Money;
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
        <span className="ml-2 text-12 text-muted">
          <Comma />
          {copy.booked(row.booked.kg, row.booked.m3)}
        </span>
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

/** The new total is shown before the button that confirms it. */
export function AmendDialog({ view, names, on }: AmendProps) {
  const { rows, total, offered, isBusy, isAmended, failureCode } = view;
  const busyWords = isAmended ? copy.amended : copy.busy;
  const sums = [{ name: copy.now, sum: total }, ...(offered ? [{ name: copy.offered, sum: offered }] : [])];
  return (
    <PriceFirstDialog
      title={copy.title}
      text={copy.text}
      sums={sums}
      trouble={failureCode === null ? undefined : copy.failure[failureCode]}
      sendWords={isBusy ? busyWords : offered ? copy.confirm : copy.check}
      closeWords={isAmended ? null : copy.close}
      isBusy={isBusy}
      onSend={on.send}
      onClose={on.close}
    >
      {rows.map((row, at) => (
        <Row key={String(at)} row={row} at={at} name={names[at] ?? ''} isBusy={isBusy} on={on} />
      ))}
    </PriceFirstDialog>
  );
}
