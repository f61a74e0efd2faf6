import { useId, type ComponentProps, type ReactNode } from 'react';

import { FIELD_BOX, FieldFrame, noteId, type FieldWords } from './field-frame';
import { useFocusTurn } from '../layer/focus-turn';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'prefix' | 'ref' | 'required'> &
  FieldWords & {
    prefix?: ReactNode;
    suffix?: ReactNode;
    /** Each new number focuses the field once. */
    focusTurn?: number | undefined;
  };

export function TextField({ label, hint, error, way, required, prefix, suffix, focusTurn, ...input }: TextFieldProps) {
  const id = useId();
  const ref = useFocusTurn<HTMLInputElement>(focusTurn);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} way={way} required={required}>
      <div className={FIELD_BOX}>
        {prefix}
        <input
          {...input}
          ref={ref}
          id={id}
          aria-required={required !== undefined || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId(id)}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none"
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}
