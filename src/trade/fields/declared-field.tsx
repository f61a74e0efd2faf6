import type { Field } from '../../../domain/order/form/fields';
import { Checkbox } from '../../ui/form/checkbox';
import type { Choice } from '../../ui/form/choice-list';
import { RequiredMark } from '../../ui/form/field-frame';
import { FieldMessage } from '../../ui/form/field-message';
import { fieldError, focusTurnAtPath, requiredLabel, type FormParts } from '../form-parts';
import { FormChoice, FormText } from './fields';
import { wordsAsChoices } from './list-choices';
import { FormLongText } from './long-text';
import { Ticks } from './ticks';

type Words = Readonly<Record<string, string>>;

export type DeclaredProps = {
  parts: FormParts<object, { kind: `own.${string}`; at?: number }>;
  path: string;
  field: Field;
  label: string;
  hint?: string | undefined;
  /** Words of the options, or a list of its own order. */
  choices?: Words | readonly Choice[] | undefined;
  /** Value, where the form does not hold it under this path. */
  value?: string;
  /** Unit, where it depends on other values. */
  unit?: string | undefined;
};

const TYPES = { day: 'date', moment: 'datetime-local' } as const;
const NUMBERS: readonly string[] = ['number', 'whole', 'money'];

const isList = (choices: Words | readonly Choice[]): choices is readonly Choice[] => Array.isArray(choices);

export const Legend = ({ parts: { view }, path, label }: Pick<DeclaredProps, 'parts' | 'path' | 'label'>) => (
  <legend className="mb-2 font-medium text-ink">
    {label} {requiredLabel(view, path) !== undefined && <RequiredMark />}
  </legend>
);

const Many = ({ parts, path, label, choices = {} }: DeclaredProps) => (
  <fieldset aria-label={label} className="mb-4 sm:col-span-2">
    <Legend parts={parts} path={path} label={label} />
    <Ticks parts={parts} path={path} words={isList(choices) ? {} : choices} />
  </fieldset>
);

const Tick = ({ parts: { view, on }, path, label, hint }: DeclaredProps) => (
  <div className="mb-4 sm:col-span-2">
    <Checkbox
      name={path}
      isChecked={Reflect.get(view.form, path) === true}
      isInvalid={fieldError(view, path) !== undefined}
      isRequired={requiredLabel(view, path) !== undefined}
      isReadOnly={view.isLocked}
      focusTurn={focusTurnAtPath(view, path)}
      onChange={(value) => on.edit({ kind: 'set', path, value })}
    >
      {label}
    </Checkbox>
    <FieldMessage hint={hint} error={fieldError(view, path)} />
  </div>
);

export function DeclaredField(props: DeclaredProps) {
  const { parts, path, field, label, hint, choices = {}, value, unit = field.unit } = props;
  const { kind, input } = field;
  if (kind === 'many') return <Many {...props} />;
  if (kind === 'tick') return <Tick {...props} />;
  if (kind === 'choice' || isList(choices)) {
    const inOrder = isList(choices) ? choices : wordsAsChoices(choices, field.options);
    return (
      <FormChoice
        parts={parts}
        path={path}
        label={label}
        hint={hint}
        choices={inOrder}
        {...(value !== undefined && { chosen: value })}
      />
    );
  }
  if (input === 'long') return <FormLongText parts={parts} path={path} label={label} hint={hint} />;
  const type = kind === 'day' || kind === 'moment' ? TYPES[kind] : 'text';
  return (
    <FormText
      parts={parts}
      path={path}
      label={label}
      hint={hint}
      type={input === 'tel' ? 'tel' : type}
      isNumber={NUMBERS.includes(kind) || input === 'digits'}
      isSigned={input === 'signed'}
      isCapital={input === 'capitals'}
      unit={unit}
      {...(value !== undefined && { value })}
    />
  );
}
