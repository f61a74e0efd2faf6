import { useId } from 'react';

import { LICENCE_TYPES } from '../../../domain/people/enterprise';
import type { ChosenFile } from '../../../machines/identity/verification';
import { FieldMessage } from '../../ui/form/field-message';
import { useFocusTurn } from '../../ui/layer/focus-turn';
import { Icon } from '../../ui/mark/icon';
import { LinkButton } from '../../ui/press/link-button';

type LicenceFieldProps = {
  copy: Readonly<Record<'label' | 'hint' | 'choose' | 'another' | 'remove', string>>;
  name: string | null;
  error: string | undefined;
  isLocked: boolean;
  focusTurn?: number | undefined;
  onChoose: (file: ChosenFile) => void;
  onRemove: () => void;
};

/** Native file input; the chosen file is named in words. */
export function LicenceField({ copy, name, error, isLocked, focusTurn, onChoose, onRemove }: LicenceFieldProps) {
  const id = useId();
  const ref = useFocusTurn<HTMLInputElement>(focusTurn);
  return (
    <div className="grid gap-1.5">
      <p className="leading-5 font-medium text-ink">{copy.label}</p>
      <div className="flex min-h-11 flex-wrap items-center gap-3 rounded-control border border-dashed border-line-strong px-3 py-2">
        <Icon name="document" className="text-muted" />
        {name !== null && <span className="min-w-0 truncate text-ink">{name}</span>}
        <label
          htmlFor={id}
          className="cursor-pointer rounded-control text-sea underline-offset-4 has-focus-visible:outline-2 hover:underline"
        >
          {name === null ? copy.choose : copy.another}
          <input
            ref={ref}
            id={id}
            type="file"
            accept={LICENCE_TYPES.join()}
            disabled={isLocked}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}-message`}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) onChoose(file);
              target.value = '';
            }}
          />
        </label>
        {name !== null && !isLocked && <LinkButton onClick={onRemove}>{copy.remove}</LinkButton>}
      </div>
      <div id={`${id}-message`} className="min-h-4.5">
        <FieldMessage hint={copy.hint} error={error} />
      </div>
    </div>
  );
}
