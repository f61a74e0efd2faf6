import { useId } from 'react';

import { FieldFrame, FIELD_BOX, noteId, type FieldWords } from './field-frame';

type NativeSelectProps = FieldWords & {
  choices: readonly { key: string; label: string }[];
  chosen: string;
  /** Label of the empty option; without it an option is always selected. */
  open?: string;
  onChoose: (key: string) => void;
};

export function NativeSelect({ label, hint, error, required, choices, chosen, open, onChoose }: NativeSelectProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <select
        id={id}
        value={chosen}
        aria-required={required !== undefined || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId(id)}
        className={`w-full min-w-0 px-3 text-16 ${FIELD_BOX}`}
        onChange={({ target }) => onChoose(target.value)}
      >
        {open !== undefined && <option value="">{open}</option>}
        {choices.map(({ key, label: words }) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
