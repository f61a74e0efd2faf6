import type { HTMLInputTypeAttribute, ReactNode } from 'react';

import { textAtPath } from '../../../domain/order/form/text-at';
import { toPrintable } from '../../../domain/values/printable';
import { orderPartsCopy } from '../../copy/trade';
import type { Choice } from '../../ui/form/choice-list';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { fieldError, focusTurnAtPath, requiredLabel, type FormParts } from '../form-parts';

export type FieldProps = {
  parts: FormParts;
  path: string;
  label: string;
  hint?: ReactNode | undefined;
};

type TextProps = FieldProps & {
  type?: HTMLInputTypeAttribute;
  unit?: string | undefined;
  isNumber?: boolean;
  /** True for numbers that may be negative: number pads of phones may have no minus. */
  isSigned?: boolean;
  /** True for codes written in capitals however typed. */
  isCapital?: boolean;
  autoComplete?: string;
  value?: string;
};

/** Text field; its error shows after it is left. */
export function FormText({
  parts,
  path,
  label,
  hint,
  type = 'text',
  unit,
  isNumber = false,
  isSigned = false,
  isCapital = false,
  autoComplete = 'off',
  value,
}: TextProps) {
  const { view, on } = parts;
  return (
    <TextField
      label={label}
      hint={hint}
      name={path}
      type={type}
      autoComplete={autoComplete}
      {...(isNumber && !isSigned && { inputMode: 'decimal' as const })}
      {...(isCapital && { autoCapitalize: 'characters', style: { textTransform: 'uppercase' as const } })}
      value={value ?? textAtPath(view.form, path)}
      readOnly={view.isLocked}
      error={fieldError(view, path)}
      required={requiredLabel(view, path)}
      focusTurn={focusTurnAtPath(view, path)}
      {...(unit !== undefined && { suffix: <span className="pr-3 text-12 text-muted">{unit}</span> })}
      onChange={({ target }) => on.edit({ kind: 'set', path, value: target.value })}
      onBlur={({ target }) => {
        // On blur, not on input: changing full-width digits during IME composition would duplicate them.
        const half = toPrintable(target.value);
        const written = isCapital ? half.toUpperCase() : half;
        if ((isNumber || isCapital) && written !== target.value) on.edit({ kind: 'set', path, value: written });
        on.leave(path);
      }}
    />
  );
}

type ChoiceProps = FieldProps & {
  choices: readonly Choice[];
  /** Selected key, where the field holds more than a text. */
  chosen?: string;
  onChoose?: (key: string) => void;
};

export function FormChoice({ parts, path, label, hint, choices, chosen, onChoose }: ChoiceProps) {
  const { view, on } = parts;
  const now = chosen ?? textAtPath(view.form, path);
  return (
    <Select
      label={label}
      hint={hint}
      choices={choices}
      chosen={choices.some(({ key }) => key === now) ? now : null}
      placeholder={orderPartsCopy.choose}
      isOff={view.isLocked || choices.length === 0}
      error={fieldError(view, path)}
      required={requiredLabel(view, path)}
      focusTurn={focusTurnAtPath(view, path)}
      onChoose={(value) => {
        if (onChoose) onChoose(value);
        else on.edit({ kind: 'set', path, value });
        on.leave(path);
      }}
    />
  );
}
