import { listEdit } from '../../../domain/order/form/list-edits';
import { dgdCopy } from '../../copy/modes/dgd';
import { orderPartsCopy } from '../../copy/trade';
import type { InputProps } from '../../frame/form-layout';
import { DeclaredField, Legend } from '../../trade/fields/declared-field';
import { PlaceField } from '../../trade/fields/place-field';
import { fieldError } from '../../trade/form-parts';
import { FieldMessage } from '../../ui/form/field-message';
import { Button } from '../../ui/press/button';
import { IconButton } from '../../ui/press/icon-button';

const words: Readonly<Record<string, string>> = dgdCopy.row;

function listValues(form: object, path: string): readonly unknown[] {
  const value: unknown = Reflect.get(form, path);
  return Array.isArray(value) ? value : [];
}

function Rows({ parts, path, field, label, hint }: InputProps) {
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
            {names.map(([name, one]) => (
              <DeclaredField
                key={name}
                parts={parts}
                path={`${path}.${at}.${name}`}
                field={one}
                label={words[name] ?? name}
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

/** Rows and places are inputs of this mode alone, so that no other form loads them. */
export function DgdInput(props: InputProps) {
  if (props.field.kind === 'rows') return <Rows {...props} />;
  return props.field.input === 'place' ? <PlaceField {...props} /> : <DeclaredField {...props} />;
}
