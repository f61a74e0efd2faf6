import type { ReactNode } from 'react';

import { FieldMessage } from './field-message';

/** The box around whatever is filled in; the control in it draws neither a border nor an outline of its own. */
export const FIELD_BOX =
  'flex h-11 items-center rounded-control border border-line-strong bg-surface text-ink transition-colors hover:border-sea has-[input[readonly]]:bg-canvas has-[input[readonly]]:text-muted has-focus-visible:border-sea has-focus-visible:outline has-focus-visible:outline-sea has-aria-invalid:border-bad';

export type FieldWords = {
  label: string;
  /** Stands below the field until an error takes its place, so nothing moves. */
  hint: ReactNode;
  error?: ReactNode;
  /** Behind the error: what can be pressed to be rid of it. */
  way?: ReactNode;
  /** The word for a field that cannot be left blank; a mark stands beside its label. */
  required?: string | undefined;
};

/** For the eye; whoever listens is told by the control itself. */
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

/** Where it is said what the control wants, or what is wrong with it. */
export const noteId = (id: string): string => `${id}-note`;

type FrameProps = FieldWords & {
  /** Of the control in it. */
  id: string;
  children: ReactNode;
};

/** Label, box and message keep their heights in every state, so a form never jumps. */
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
