import { Description, Field, Input, Label, type InputProps } from '@headlessui/react';
import type { ReactNode } from 'react';

import { FieldMessage } from './field-message';
import { useFocusTurn } from './focus-turn';

export type TextFieldProps = Omit<InputProps, 'className' | 'invalid' | 'prefix'> & {
  label: string;
  /** Stands below the field until an error takes its place, so nothing moves. */
  hint: ReactNode;
  error?: ReactNode;
  prefix?: ReactNode;
  /** A control at the end of the field, as high as the field. */
  suffix?: ReactNode;
  /** Every new number moves the focus here once. */
  focusTurn?: number | undefined;
};

/** Label, box and message keep their heights in every state, so a form never jumps. */
export function TextField({ label, hint, error, prefix, suffix, focusTurn, ...input }: TextFieldProps) {
  const ref = useFocusTurn<HTMLInputElement>(focusTurn);
  return (
    <Field className="grid min-w-0 grid-cols-1 content-start">
      <Label className="mb-1.5 leading-5 font-medium text-ink">{label}</Label>
      <div className="flex h-11 items-center rounded-control border border-line-strong bg-surface text-ink transition-colors hover:border-sea has-[input[readonly]]:bg-canvas has-[input[readonly]]:text-muted has-focus-visible:border-sea has-focus-visible:outline has-focus-visible:outline-sea has-aria-invalid:border-bad has-aria-invalid:outline-bad">
        {prefix}
        <Input
          {...input}
          ref={ref}
          invalid={Boolean(error)}
          className="h-full min-w-0 flex-1 rounded-control bg-transparent px-3 text-16 outline-none"
        />
        {suffix}
      </div>
      <Description as="div" className="mt-1 mb-2 min-h-4.5">
        <FieldMessage hint={hint} error={error} />
      </Description>
    </Field>
  );
}
