import { Description, Field, Label } from '@headlessui/react';
import type { ReactNode } from 'react';

import { FieldMessage } from './field-message';

/** The box around whatever is filled in; the control in it draws neither a border nor an outline of its own. */
export const FIELD_BOX =
  'flex h-11 items-center rounded-control border border-line-strong bg-surface text-ink transition-colors hover:border-sea has-[input[readonly]]:bg-canvas has-[input[readonly]]:text-muted has-focus-visible:border-sea has-focus-visible:outline has-focus-visible:outline-sea has-aria-invalid:border-bad has-aria-invalid:outline-bad';

export type FieldWords = {
  label: string;
  /** Stands below the field until an error takes its place, so nothing moves. */
  hint: ReactNode;
  error?: ReactNode;
};

/** Label, box and message keep their heights in every state, so a form never jumps. */
export function FieldFrame({ label, hint, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <Field className="grid min-w-0 grid-cols-1 content-start">
      <Label className="mb-1.5 leading-5 font-medium text-ink">{label}</Label>
      {children}
      <Description as="div" className="mt-1 mb-2 min-h-4.5">
        <FieldMessage hint={hint} error={error} />
      </Description>
    </Field>
  );
}
