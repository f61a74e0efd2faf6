import { Description, Field, Label } from '@headlessui/react';
import type { ReactNode } from 'react';

import { FIELD_LOOK, RequiredMark, type FieldWords } from './field-frame';
import { FieldMessage } from './field-message';

type FrameProps = FieldWords & {
  /** The control cannot say itself that it is required: a button may not. */
  isMute?: boolean;
  children: ReactNode;
};

/** The frame of a field around a control with a list of its own, which finds its name and its message by itself. */
export function ChoiceFrame({ label, hint, error, required, isMute = false, children }: FrameProps) {
  return (
    <Field className={FIELD_LOOK.frame}>
      <div className={FIELD_LOOK.title}>
        <Label className={FIELD_LOOK.label}>{label}</Label>
        {required !== undefined && <RequiredMark />}
      </div>
      {children}
      <Description as="div" className={FIELD_LOOK.note}>
        {isMute && <span className="sr-only">{required}</span>}
        <FieldMessage hint={hint} error={error} />
      </Description>
    </Field>
  );
}
