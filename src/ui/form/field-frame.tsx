import type { ReactNode } from 'react';

import { FieldMessage } from './field-message';

/** Box around a control, which has no border or outline of its own. */
export const FIELD_BOX =
  'flex h-11 items-center rounded-control border border-line-strong bg-surface text-ink transition-colors hover:border-sea has-[input[readonly]]:bg-canvas has-[input[readonly]]:text-muted has-focus-visible:border-sea has-focus-visible:outline has-focus-visible:outline-sea has-aria-invalid:border-bad';

export type FieldWords = {
  label: string;
  /** Shown below the field; an error takes its place, so that nothing moves. */
  hint: ReactNode;
  error?: ReactNode;
  /** Action that resolves the error, shown behind it. */
  way?: ReactNode;
  /** Text for required fields; the label gets a mark. */
  required?: string | undefined;
};

/** Visual only; the control itself tells screen readers. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="text-bad">
    *
  </span>
);

export const FIELD_LOOK = {
  frame: 'grid min-w-0 grid-cols-1 content-start',
  title: 'mb-1.5 flex gap-1 leading-5 font-medium',
  label: 'min-w-0 text-ink',
  note: 'mt-1 mb-2 min-h-4.5',
};

/** Id of the hint or error, for `aria-describedby`. */
export const noteId = (id: string): string => `${id}-note`;

type FrameProps = FieldWords & {
  id: string;
  children: ReactNode;
};

/** Label, box and message keep their height in all states, so that forms do not jump. */
export function FieldFrame({ id, label, hint, error, way, required, children }: FrameProps) {
  return (
    <div className={FIELD_LOOK.frame}>
      <div className={FIELD_LOOK.title}>
        <label htmlFor={id} className={FIELD_LOOK.label}>
          {label}
        </label>
        {required !== undefined && <RequiredMark />}
      </div>
      {children}
      <div id={noteId(id)} className={FIELD_LOOK.note}>
        <FieldMessage hint={hint} error={error} way={way} />
      </div>
    </div>
  );
}
