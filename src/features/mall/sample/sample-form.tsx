import type { SampleField } from '../../../../domain/mall/samples';
import type { SampleIntents, SampleView } from '../../../../machines/booking/sample';
import { sampleCopy } from '../../../copy/mall/sample';
import { severalFaults } from '../../../copy/words/several-faults';
import { FaultsTold } from '../../../ui/form/faults-told';
import { TextField } from '../../../ui/form/text-field';
import { Button } from '../../../ui/press/button';
import { ChoiceChip } from '../../../ui/press/choice-chip';

const { form: copy, fault: faultCopy } = sampleCopy;

export type SampleParts = { view: SampleView; on: SampleIntents };

const TEXTS = [
  { name: 'use', autoComplete: 'off', inputMode: 'text' },
  { name: 'contact', autoComplete: 'name', inputMode: 'text' },
  { name: 'phone', autoComplete: 'tel', inputMode: 'tel' },
  { name: 'address', autoComplete: 'street-address', inputMode: 'text' },
] as const;

/** Product, address and purpose of a sample. Input stays until the request succeeds. */
export function SampleForm({ view, on }: SampleParts) {
  const { form, faults, focus, offered, isSending } = view;
  const errorOf = (field: SampleField) => (faults.includes(field) ? faultCopy[field] : undefined);
  return (
    <form
      noValidate
      aria-label={copy.title}
      className="mt-3 grid max-w-130"
      onSubmit={(event) => {
        event.preventDefault();
        on.submit();
      }}
    >
      <FaultsTold sentence={severalFaults(faults.map((field) => faultCopy[field]))}>
        <div role="group" aria-label={copy.size} className="mb-4 flex flex-wrap items-center gap-2">
          <span className="text-12 text-muted">{copy.size}</span>
          {offered.sizes.map((size) => (
            <ChoiceChip key={size} isPressed={form.size === size} onPress={() => on.change({ size })}>
              {size}
            </ChoiceChip>
          ))}
        </div>
        {TEXTS.map(({ name, ...typing }) => (
          <TextField
            key={name}
            {...copy[name]}
            {...typing}
            name={name}
            value={form[name]}
            readOnly={isSending}
            error={errorOf(name)}
            focusTurn={focus.field === name ? focus.turn : undefined}
            onChange={({ target }) => on.change({ [name]: target.value })}
          />
        ))}
      </FaultsTold>
      <p className="flex flex-wrap items-center gap-3">
        <Button look="signal" type="submit" isBusy={isSending}>
          {isSending ? copy.submit.busy : copy.submit.idle}
        </Button>
        <span className="text-12 text-muted">{copy.agreed(offered)}</span>
      </p>
    </form>
  );
}
