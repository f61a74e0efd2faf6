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
  /** The word for a field that cannot be left blank; a mark stands beside its label. */
  required?: string | undefined;
};

/** For the eye; whoever listens is told by the control itself. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-bad">
    *
  </span>
);

type FrameProps = FieldWords & {
  /** The control cannot say itself that it is required: a button may not. */
  isMute?: boolean;
  children: ReactNode;
};

/** Label, box and message keep their heights in every state, so a form never jumps. */
export function FieldFrame({ label, hint, error, required, isMute = false, children }: FrameProps) {
  return (
    <Field className="grid min-w-0 grid-cols-1 content-start">
      <div className="mb-1.5 flex gap-1 leading-5 font-medium">
        <Label className="min-w-0 text-ink">{label}</Label>
        {required !== undefined && <RequiredMark />}
      </div>
      {children}
      <Description as="div" className="mt-1 mb-2 min-h-4.5">
        {isMute && <span className="sr-only">{required}</span>}
        <FieldMessage hint={hint} error={error} />
      </Description>
    </Field>
  );
}
