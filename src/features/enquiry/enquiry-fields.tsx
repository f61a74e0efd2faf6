import { useId, type ReactNode } from 'react';

import type { Choice } from '../../ui/form/choice-list';
import { FIELD_BOX } from '../../ui/form/field-frame';
import { FieldMessage } from '../../ui/form/field-message';
import { Select } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { enquiryCopy as copy } from '../../copy/enquiry';
import { fieldNames } from '../../copy/trade/fields';
import { errorAt, focusTurnAt, isLocked, type EnquiryParts, type FieldDress } from './enquiry-parts';

type FieldProps = EnquiryParts & { path: string; label: string; hint?: string };

type EnquiryTextProps = FieldProps & {
  value: string;
  type?: string;
  unit?: string;
  isNumber?: boolean;
  autoComplete?: string;
  onText: (text: string) => void;
};

/** A text of the form: what is wrong with it is said once it has been left. Of a form that was judged all is said. */
export function EnquiryText({
  view,
  on,
  path,
  label,
  hint = '',
  value,
  type = 'text',
  unit,
  isNumber = false,
  autoComplete = 'off',
  onText,
}: EnquiryTextProps) {
  return (
    <TextField
      label={label}
      hint={hint}
      name={path}
      type={type}
      autoComplete={autoComplete}
      {...(isNumber && { inputMode: 'decimal' as const })}
      value={value}
      readOnly={isLocked(view)}
      error={errorAt(view, path)}
      focusTurn={focusTurnAt(view, path)}
      {...(unit !== undefined && { suffix: <span className="pr-3 text-12 text-muted">{unit}</span> })}
      onChange={({ target }) => onText(target.value)}
      {...(!view.isJudged && { onBlur: () => on.leave(path) })}
    />
  );
}

const OWN_LABELS = {
  etd: copy.fields.etd,
  quoteDeadline: copy.fields.quoteDeadline,
  targetPrice: copy.fields.targetPrice,
  annualVolume: copy.fields.annualVolume,
  specialReq: copy.fields.specialReq,
  remark: fieldNames.remark,
  contactName: fieldNames.contactName,
  contactPhone: fieldNames.contactPhone,
  contactEmail: fieldNames.contactEmail,
};

const HINTS: Partial<Record<keyof typeof OWN_LABELS, string>> = copy.hints;

type OwnTextProps = EnquiryParts & { field: keyof typeof OWN_LABELS } & Pick<
    EnquiryTextProps,
    'type' | 'isNumber' | 'autoComplete'
  >;

/** A text that stands in the form under its own name. */
export function OwnText({ view, on, field, ...dress }: OwnTextProps) {
  return (
    <EnquiryText
      {...dress}
      view={view}
      on={on}
      path={field}
      label={OWN_LABELS[field]}
      hint={HINTS[field] ?? ''}
      value={view.form[field]}
      onText={(text) => on.change({ [field]: text })}
    />
  );
}

type EnquiryChoiceProps<TKey extends string> = FieldProps & {
  choices: readonly Choice<TKey>[];
  chosen: string;
  onChoose: (key: TKey) => void;
};

export function EnquiryChoice<TKey extends string>(props: EnquiryChoiceProps<TKey>) {
  const { view, on, path, label, hint = '', choices, chosen, onChoose } = props;
  return (
    <Select
      label={label}
      hint={hint}
      choices={choices}
      chosen={choices.find(({ key }) => key === chosen)?.key ?? null}
      placeholder={copy.choose}
      isOff={isLocked(view)}
      error={errorAt(view, path)}
      focusTurn={focusTurnAt(view, path)}
      onChoose={(key) => {
        onChoose(key);
        on.leave(path);
      }}
    />
  );
}

type PickerFieldProps = Omit<FieldProps, 'on'> & { chosen: string; renderPicker: (dress: FieldDress) => ReactNode };

/** A field one looks something up in. */
export function PickerField({ view, path, label, hint, chosen, renderPicker }: PickerFieldProps) {
  const id = useId();
  const error = errorAt(view, path);
  return (
    <div className="grid min-w-0 grid-cols-1 content-start">
      <label htmlFor={id} className="mb-1.5 leading-5 font-medium text-ink">
        {label}
      </label>
      <div className={`relative px-3 ${FIELD_BOX} has-focus-visible:outline-2`}>
        {renderPicker({
          id,
          label,
          chosen,
          ...(error !== undefined && { errorId: `${id}-error` }),
          focusTurn: focusTurnAt(view, path),
          className: 'w-full text-16',
        })}
      </div>
      <div id={`${id}-error`} className="mt-1 mb-2 min-h-4.5">
        <FieldMessage hint={hint} error={error} />
      </div>
    </div>
  );
}
