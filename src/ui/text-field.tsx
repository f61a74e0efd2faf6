import { Input, type InputProps } from '@headlessui/react';
import type { ReactNode } from 'react';

import { FIELD_BOX, FieldFrame, type FieldWords } from './field-frame';
import { useFocusTurn } from './focus-turn';

export type TextFieldProps = Omit<InputProps, 'className' | 'invalid' | 'prefix' | 'required'> &
  FieldWords & {
    prefix?: ReactNode;
    /** A control at the end of the field, as high as the field. */
    suffix?: ReactNode;
    /** Every new number moves the focus here once. */
    focusTurn?: number | undefined;
  };

export function TextField({ label, hint, error, required, prefix, suffix, focusTurn, ...input }: TextFieldProps) {
  const ref = useFocusTurn(focusTurn);
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      <div className={FIELD_BOX}>
        {prefix}
        <Input
          {...input}
          ref={ref}
          aria-required={required !== undefined || undefined}
          invalid={Boolean(error)}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none"
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}
