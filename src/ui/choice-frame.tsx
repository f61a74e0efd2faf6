import { Description, Field, Label } from '@headlessui/react';
import type { ReactNode } from 'react';

import { FIELD_LOOK, type FieldWords } from './field-frame';
import { FieldMessage } from './field-message';

/** The frame of a field around a control with a list of its own, which finds its name and its message by itself. */
export function ChoiceFrame({ label, hint, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <Field className={FIELD_LOOK.frame}>
      <Label className={FIELD_LOOK.label}>{label}</Label>
      {children}
      <Description as="div" className={FIELD_LOOK.note}>
        <FieldMessage hint={hint} error={error} />
      </Description>
    </Field>
  );
}
