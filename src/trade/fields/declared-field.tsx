import type { Field } from '../../../domain/order/form/fields';
import { listEdit } from '../../../domain/order/form/list-edits';
import { orderPartsCopy } from '../../copy/trade';
import { RequiredMark } from '../../ui/form/field-frame';
import { FieldMessage } from '../../ui/form/field-message';
import type { Choice } from '../../ui/form/choice-list';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';
import { fieldError, requiredLabel, type FormParts } from '../form-parts';
import { FormChoice, FormText } from './fields';
import { FormTick } from './form-tick';
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
  rowLabels?: Words | undefined;
  /** Value, where the form does not hold it under this path. */
  value?: string;
  /** Unit, where it depends on other values. */
  unit?: string | undefined;
};

const TYPES = { day: 'date', moment: 'datetime-local' } as const;
const NUMBERS: readonly string[] = ['number', 'whole', 'money'];

const isList = (choices: Words | readonly Choice[]): choices is readonly Choice[] => Array.isArray(choices);

function listValues(form: object, path: string): readonly unknown[] {
  const value: unknown = Reflect.get(form, path);
  return Array.isArray(value) ? value : [];
}

const Legend = ({ parts: { view }, path, label }: Pick<DeclaredProps, 'parts' | 'path' | 'label'>) => (
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

function Rows({ parts, path, field, label, hint, rowLabels = {} }: DeclaredProps) {
  const { view, on } = parts;
  const { add, remove } = listEdit(path);
  const { list } = orderPartsCopy;
  const names = Object.entries(field.row ?? {});
  return (
    <fieldset aria-label={label} tabIndex={-1} className="mb-4 grid gap-3 sm:col-span-2">
      <Legend parts={parts} path={path} label={label} />
      {hint !== undefined && <p className="text-12 text-muted">{hint}</p>}
      {listValues(view.form, path).map((_, at) => (
        <div key={at} className="flex items-start gap-3">
          <div className="grid flex-1 gap-x-3 sm:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]">
            {names.map(([name, { kind }]) => (
              <FormText
                key={name}
                parts={parts}
                path={`${path}.${at}.${name}`}
                label={rowLabels[name] ?? name}
                isNumber={NUMBERS.includes(kind)}
              />
            ))}
          </div>
          <span className="pt-6">
            {!view.isLocked && (
              <IconButton name="trash" label={list.drop(label, at + 1)} onClick={() => on.edit(remove(at))} />
            )}
          </span>
        </div>
      ))}
      <span>
        <Button look="line" size="small" isOff={view.isLocked} onClick={() => on.edit(add)}>
          {list.add(label)}
        </Button>
      </span>
      <FieldMessage error={fieldError(view, path)} />
    </fieldset>
  );
}

const Tick = ({ parts, path, label, hint }: DeclaredProps) => (
  <div className="sm:col-span-2">
    <FormTick
      parts={parts}
      path={path}
      isChecked={Reflect.get(parts.view.form, path) === true}
      label={label}
      hint={hint}
    />
  </div>
);

export function DeclaredField(props: DeclaredProps) {
  const { parts, path, field, label, hint, choices = {}, value, unit = field.unit } = props;
  const { kind, input } = field;
  if (kind === 'many') return <Many {...props} />;
  if (kind === 'rows') return <Rows {...props} />;
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
      isNumber={NUMBERS.includes(kind) && input !== 'signed'}
      isCapital={input === 'capitals'}
      unit={unit}
      {...(value !== undefined && { value })}
    />
  );
}
