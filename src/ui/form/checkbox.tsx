import type { ReactNode } from 'react';

import { useFocusTurn } from '../layer/focus-turn';
import { RequiredMark } from './field-frame';
import { Icon } from '../mark/icon';
import type { PlainField } from './plain-form';

type CheckboxProps = {
  name: string;
  isChecked: boolean;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  isRequired?: boolean;
  focusTurn?: number | undefined;
  /** Accessible name, where the sentence ends in a link beside the box. */
  readAs?: string;
  sent?: PlainField | undefined;
  onChange: (isChecked: boolean, isSpan?: true) => void;
  children: ReactNode;
};

/** A native checkbox with custom look, so that forms, labels and screen readers work. */
export function Checkbox({
  name,
  isChecked,
  isInvalid,
  isReadOnly,
  isRequired,
  focusTurn,
  readAs,
  sent,
  onChange,
  children,
}: CheckboxProps) {
  const ref = useFocusTurn<HTMLInputElement>(focusTurn);
  return (
    <label className="flex gap-2 leading-5">
      <span className="relative my-px grid size-4.5 flex-none place-items-center">
        <input
          ref={ref}
          type="checkbox"
          name={name}
          {...sent}
          checked={isChecked}
          aria-label={readAs}
          aria-invalid={isInvalid || undefined}
          aria-required={isRequired || undefined}
          aria-disabled={isReadOnly || undefined}
          className="peer absolute inset-0 appearance-none rounded-sm border border-line-strong bg-surface checked:border-sea checked:bg-sea hover:border-sea aria-invalid:border-bad"
          onChange={({ target: { checked }, nativeEvent }) => {
            if (isReadOnly) return;
            if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) onChange(checked, true);
            else onChange(checked);
          }}
        />
        <Icon name="check" className="pointer-events-none relative size-4 text-on-sea not-peer-checked:hidden" />
      </span>
      <span className="min-w-0">
        {children}
        {isRequired && (
          <>
            {' '}
            <RequiredMark />
          </>
        )}
      </span>
    </label>
  );
}
