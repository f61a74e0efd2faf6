import { LEAVING_PARTS, type LeavingPart, type LeavingTerms } from '../../../domain/order/trucks/leaving';
import type { OrderLeavingIntents, OrderLeavingView as View } from '../../../machines/order/order-leaving';
import { fillSentence } from '../../../domain/values/fill';
import { orderLeavingCopy as copy } from '../../copy/after/leaving';
import { severalFaults } from '../../copy/words/several-faults';
import { PriceFirstDialog } from '../../trade/price/price-first-dialog';
import { FaultsTold } from '../../ui/form/faults-told';
import { FieldMessage } from '../../ui/form/field-message';
import { TextField } from '../../ui/form/text-field';
import { ChoiceChip } from '../../ui/press/choice-chip';

type LeavingDialogProps = {
  view: View;
  terms: LeavingTerms;
  now: number;
  on: OrderLeavingIntents;
};

const KINDS: Readonly<Partial<Record<LeavingPart, { type?: string; inputMode?: 'decimal' | 'numeric' | 'tel' }>>> = {
  day: { type: 'date' },
  tons: { inputMode: 'decimal' },
  pallets: { inputMode: 'numeric' },
  driverPhone: { type: 'tel' },
};

const leavingError = ({ faults, terms }: View, part: LeavingPart): string | undefined => {
  const code = faults[part];
  return code && fillSentence(copy.fault[code], terms.rest);
};

/** True if the chosen slot is full, as far as is known for this day. */
const isFull = ({ slots, typed }: View): boolean => slots?.find(({ slot }) => slot === typed.slot)?.left === 0;

function leavingTrouble(view: View): string | undefined {
  if (view.failureCode !== null) return copy.failure[view.failureCode];
  return isFull(view) ? copy.full : undefined;
}

/** Gate slots; free places are shown once a slot turned out full. */
function Slots({ view, terms, on }: Omit<LeavingDialogProps, 'now'>) {
  const { slots, typed, isBusy } = view;
  return (
    <fieldset disabled={isBusy} className="mb-2">
      <legend className="mb-1 text-12 text-muted">{copy.label.slot}</legend>
      <div className="flex flex-wrap gap-2 p-0.5">
        {terms.slots.map((slot) => {
          const known = slots?.find((one) => one.slot === slot);
          return (
            <ChoiceChip key={slot} isPressed={typed.slot === slot} onPress={() => on.write({ slot })}>
              {known ? copy.free(slot, known.left) : copy.hour(slot)}
            </ChoiceChip>
          );
        })}
      </div>
      <FieldMessage error={leavingError(view, 'slot')} />
    </fieldset>
  );
}

const Part = ({ part, view, on }: Pick<LeavingDialogProps, 'view' | 'on'> & { part: LeavingPart }) => (
  <TextField
    label={copy.label[part]}
    hint=""
    error={leavingError(view, part)}
    {...KINDS[part]}
    maxLength={40}
    value={view.typed[part]}
    readOnly={view.isBusy}
    onChange={({ target }) => on.write({ [part]: target.value })}
  />
);

export function LeavingDialog({ view, terms, now, on }: LeavingDialogProps) {
  const { isBusy } = view;
  const parts = LEAVING_PARTS.filter((part) => part !== 'slot' && (part !== 'escortName' || terms.isDanger === 'Y'));
  const found = LEAVING_PARTS.flatMap((part) => leavingError(view, part) ?? []);
  return (
    <PriceFirstDialog
      isWide
      title={copy.title}
      text={copy.text(terms.rest, terms.to)}
      sums={[]}
      trouble={leavingTrouble(view)}
      sendWords={isBusy ? copy.busy : copy.send}
      closeWords={copy.close}
      isBusy={isBusy}
      onSend={() => on.send(terms, now)}
      onClose={on.close}
    >
      {terms.onlyDay !== null && <p className="text-warn">{copy.oneDay(terms.onlyDay)}</p>}
      <FaultsTold sentence={severalFaults(found)}>
        <Slots view={view} terms={terms} on={on} />
        <div className="grid gap-x-4 sm:grid-cols-2">
          {parts.map((part) => (
            <Part key={part} part={part} view={view} on={on} />
          ))}
        </div>
      </FaultsTold>
    </PriceFirstDialog>
  );
}
