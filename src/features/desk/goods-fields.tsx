import { askedFields, filledRows, fieldKey, typedText } from '../../../domain/desk/typed';
import type { ToolField } from '../../../domain/desk/tool';
import { deskCopy as copy } from '../../copy/desk/desk';
import { FIELD_BOX } from '../../ui/form/field-frame';
import { Icon } from '../../ui/mark/icon';
import type { ToolParts } from './parts';
import { ToolFieldInput } from './tool-field';
import { goodsWords } from './typed-words';

type FieldProps = { parts: ToolParts; field: ToolField };

const PICKER = 'flex-1 text-16';

const PICKER_ID = 'tool-goods';

/** `isLast`: after removing the last row, focus the search field. */
type RemoveProps = { name: string; isLast: boolean; onRemove: () => void };

const Remove = ({ name, isLast, onRemove }: RemoveProps) => (
  <button
    type="button"
    aria-label={copy.removeGoods(name)}
    className="grid size-9 flex-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink"
    onClick={() => {
      onRemove();
      if (isLast) document.getElementById(PICKER_ID)?.focus();
    }}
  >
    <Icon name="close" />
  </button>
);

/** The substance field of a tool. `isAlone`: the only field, so phones hide its label. */
export function GoodsField({ parts, field, isAlone }: FieldProps & { isAlone: boolean }) {
  const { kit, view, on, renderPicker } = parts;
  const words = kit.words.fields[field.name];
  const value = typedText(view.typed, field.name);
  const chosen = value === '' ? '' : goodsWords(value, view.library);
  return (
    <div>
      <p className={`mb-1.5 leading-5 font-medium text-ink ${isAlone ? 'max-md:sr-only' : ''}`}>{words?.label}</p>
      <div className={`relative gap-2 px-3 ${FIELD_BOX}`}>
        <Icon name="search" className="text-muted" />
        {renderPicker({
          id: PICKER_ID,
          label: words?.label ?? copy.find,
          chosen,
          className: PICKER,
        })}
        {value !== '' && <Remove name={chosen} isLast onRemove={() => on.change(field.name, '')} />}
      </div>
      <p className={`mt-1 mb-2 min-h-4.5 text-12 text-muted ${isAlone ? 'max-md:mb-0' : ''}`}>{words?.hint}</p>
    </div>
  );
}

type RowProps = FieldProps & { row: number; isLast: boolean };

function GoodsRow({ parts, field, row, isLast }: RowProps) {
  const { kit, view, on } = parts;
  // A link may contain a quantity without a substance.
  const name = goodsWords(typedText(view.typed, fieldKey(field, row)), view.library) || copy.row(row);
  const others = askedFields(kit.tool, view.typed).filter((one) => one.row === row && one.field !== field);
  return (
    <li className="py-1 pr-1 pl-3">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1 truncate text-ink">{name}</span>
        <Remove name={name} isLast={isLast} onRemove={() => on.removeRow(row)} />
      </div>
      {others.length > 0 && (
        <div role="group" aria-label={name} className="grid gap-x-4 pr-2 sm:grid-cols-2">
          {others.map((one) => (
            <ToolFieldInput key={one.key} parts={parts} field={one.field} fieldKey={one.key} row={row} />
          ))}
        </div>
      )}
    </li>
  );
}

export function GoodsRows({ parts, field }: FieldProps) {
  const { kit, view, renderPicker } = parts;
  const words = kit.words.fields[field.name];
  const rows = filledRows(kit.tool, view.typed);
  return (
    <div>
      <p className="mb-1.5 leading-5 font-medium text-ink">{words?.label}</p>
      <div className="rounded-control border border-line-strong">
        <ul aria-label={words?.label} className="divide-y divide-line">
          {rows.map((row) => (
            <GoodsRow key={row} parts={parts} field={field} row={row} isLast={row === rows.at(-1)} />
          ))}
        </ul>
        {view.canPick && (
          <div
            className={`relative flex h-12 items-center gap-3 px-3 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-sea ${rows.length > 0 ? 'border-t border-line' : ''}`}
          >
            <Icon name="plus" className="text-sea" />
            {renderPicker({ id: PICKER_ID, label: copy.addGoods, chosen: '', className: PICKER })}
          </div>
        )}
      </div>
      <p className="mt-1 mb-2 min-h-4.5 text-12 text-muted">{words?.hint}</p>
    </div>
  );
}
