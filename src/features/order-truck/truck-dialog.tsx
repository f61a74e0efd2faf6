import type { TruckPart } from '../../../domain/order/trucks/truck';
import type { OrderTruckIntents, OrderTruckView as View } from '../../../machines/order/order-truck';
import type { GateWords } from '../../copy/after/truck-change';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { TextField } from '../../ui/form/text-field';
import { ChoiceChip } from '../../ui/press/choice-chip';

type TruckDialogProps = { words: GateWords; view: View; isDanger: 'Y' | 'N'; on: OrderTruckIntents };

const PARTS = [
  'plateNo',
  'driverName',
  'driverPhone',
  'driverIdTail',
  'pieces',
] as const satisfies readonly TruckPart[];

function Hours({ words: { copy, hourOf }, view, on }: Omit<TruckDialogProps, 'isDanger'>) {
  const { typed, keptSlot, hours, isLooking, isBusy } = view;
  const others = hours.filter(({ slot }) => slot !== keptSlot);
  return (
    <fieldset disabled={isBusy}>
      <legend className="mb-1 text-12 text-muted">{isLooking ? copy.looking : copy.hours}</legend>
      <div className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-0.5">
        {[{ slot: keptSlot, left: null }, ...others].map(({ slot, left }) => (
          <ChoiceChip key={slot} isPressed={typed.slot === slot} onPress={() => on.type('slot', slot)}>
            {slot === keptSlot ? copy.kept(hourOf(slot)) : copy.free(hourOf(slot), left)}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}

/** New slot or driver; the cost is shown before the button that confirms it. */
export function TruckDialog({ words, view, isDanger, on }: TruckDialogProps) {
  const { copy, labels } = words;
  const { at, typed, total, offered, isBusy, isLooking, failureCode } = view;
  const parts: readonly TruckPart[] = isDanger === 'Y' ? [...PARTS, 'escortName'] : PARTS;
  const asked = parts.flatMap((part) => (labels[part] === undefined ? [] : [{ part, label: labels[part] }]));
  const sums = offered
    ? [
        { name: copy.now, sum: total },
        { name: copy.offered, sum: offered },
      ]
    : [];
  return (
    <PriceFirstDialog
      isWide
      title={copy.title(at + 1)}
      text={copy.text}
      sums={sums}
      trouble={failureCode === null ? undefined : copy.failure[failureCode]}
      sendWords={isBusy ? copy.busy : offered ? copy.confirm : copy.send}
      closeWords={copy.close}
      isBusy={isBusy}
      isOff={isLooking}
      onSend={on.send}
      onClose={on.close}
    >
      <Hours words={words} view={view} on={on} />
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
        {asked.map(({ part, label }) => (
          <TextField
            key={part}
            label={label}
            hint=""
            maxLength={40}
            value={typed[part]}
            readOnly={isBusy}
            onChange={({ target }) => on.type(part, target.value)}
          />
        ))}
      </div>
    </PriceFirstDialog>
  );
}
