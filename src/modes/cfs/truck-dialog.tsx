import type { TruckPart } from '../../../domain/order/truck';
import type { OrderTruckIntents, OrderTruckView as View } from '../../../machines/order/order-truck';
import { cfsCopy } from '../../copy/modes/cfs';
import { truckChangeCopy as copy } from '../../copy/modes/cfs/truck-change';
import { gateWords } from '../../copy/modes/cfs/slot-words';
import { FieldMessage } from '../../ui/form/field-message';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/layer/dialog';
import { DialogTitle } from '../../ui/layer/dialog-title';
import { Button } from '../../ui/press/button';
import { Price } from '../../ui/show/price';

export type TruckDialogProps = { view: View; isDanger: 'Y' | 'N'; on: OrderTruckIntents };

const PARTS = [
  'plateNo',
  'driverName',
  'driverPhone',
  'driverIdTail',
  'pieces',
] as const satisfies readonly TruckPart[];

/** The hour it has, and those that are free instead. */
function Hours({ view: { typed, keptSlot, hours, isLooking, isBusy }, on }: Omit<TruckDialogProps, 'isDanger'>) {
  const others = hours.filter(({ slot }) => slot !== keptSlot);
  return (
    <fieldset className="mt-4" disabled={isBusy}>
      <legend className="mb-1 text-12 text-muted">{isLooking ? copy.looking : copy.hours}</legend>
      <div className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-0.5">
        {[{ slot: keptSlot, left: null }, ...others].map(({ slot, left }) => (
          <button
            key={slot}
            type="button"
            aria-pressed={typed.slot === slot}
            className="min-h-9 rounded-control border border-line-strong px-2.5 text-12 text-ink hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:font-semibold aria-pressed:text-sea"
            onClick={() => on.type('slot', slot)}
          >
            {left === null ? copy.kept(gateWords(slot)) : copy.free(gateWords(slot), left)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Another hour, or somebody else; what it would cost stands before the button that changes it. */
export function TruckDialog({ view, isDanger, on }: TruckDialogProps) {
  const { at, typed, total, offered, isBusy, isLooking, failureCode } = view;
  const parts: readonly TruckPart[] = isDanger === 'Y' ? [...PARTS, 'escortName'] : PARTS;
  return (
    <Dialog shape="sheet" className="p-6 max-md:pb-8 md:w-150" onClose={on.close}>
      <DialogTitle className="text-20">{copy.title(at + 1)}</DialogTitle>
      <p className="mt-2 text-muted">{copy.text}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          on.send();
        }}
      >
        <Hours view={view} on={on} />
        <div className="mt-4 grid gap-x-4 sm:grid-cols-2">
          {parts.map((part) => (
            <TextField
              key={part}
              label={cfsCopy.truckLabel[part]}
              hint=""
              maxLength={40}
              value={typed[part]}
              readOnly={isBusy}
              onChange={({ target }) => on.type(part, target.value)}
            />
          ))}
        </div>
        {offered && (
          <p className="flex flex-wrap items-baseline gap-x-6 rounded-card bg-canvas px-4 py-3" aria-live="polite">
            <span>
              <span className="mr-2 text-muted">{copy.now}</span>
              <Price {...total} size="small" />
            </span>
            <span>
              <span className="mr-2 text-muted">{copy.offered}</span>
              <Price {...offered} />
            </span>
          </p>
        )}
        <FieldMessage error={failureCode === null ? undefined : copy.failure[failureCode]} />
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="line" className="flex-1" onClick={on.close}>
            {copy.close}
          </Button>
          <Button look="sea" className="flex-1" type="submit" isBusy={isBusy} isOff={isLooking}>
            {isBusy ? copy.busy : offered ? copy.confirm : copy.send}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
