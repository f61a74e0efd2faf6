import type { OrderFault, FieldPath } from '../../rules/fault';
import { nextKey } from './edit';
import type { DrawnField, Fields, Part, PartOf } from './fields';
import type { GoodsBlock, GoodsRow } from '../../goods/row';

export type RowFacts<TFields extends Fields> = Readonly<Record<string, PartOf<TFields>>>;

export type RowInput<TForm> = { row: GoodsRow; form: TForm };

type Rows = Pick<GoodsBlock, 'goods' | 'later'>;
type Keyed = Pick<GoodsRow, 'key'>;

const FACT_PATH = /^goods\.(\d{1,3})\.(\w+)$/;

/**
 * Row fields of one mode, stored beside the rows by key, so that pasting, lookup, splitting and drafts do not handle
 * them. Paths look like row fields: `goods.2.unitKg`.
 */
export function rowFacts<TForm extends Pick<GoodsBlock, 'goods'>, TFields extends Fields, TFacts>(
  part: Part<TFields, RowInput<TForm> & PartOf<TFields>, TFacts>,
) {
  type Facts = PartOf<TFields>;
  type StoredRow = RowFacts<TFields>;

  /** Older drafts lack newer fields. */
  const of = (kept: StoredRow, { key }: Keyed): Facts =>
    Object.hasOwn(kept, key) ? { ...part.blank, ...kept[key] } : part.blank;
  const asked = (form: TForm, kept: StoredRow, row: GoodsRow) => ({ ...of(kept, row), row, form });
  const place = (at: number, path: FieldPath): FieldPath => `goods.${at}.${path}`;
  const ownField = (name: string): name is keyof Facts & string => Object.hasOwn(part.fields, name);

  function set(kept: StoredRow, { key }: Keyed, name: string, value: unknown): StoredRow {
    const isField = ownField(name) && typeof value === typeof part.blank[name];
    return isField ? { ...kept, [key]: { ...of(kept, { key }), [name]: value } } : kept;
  }

  const without = (kept: StoredRow, key: string | undefined): StoredRow =>
    Object.fromEntries(Object.entries(kept).filter(([one]) => one !== key)) as StoredRow;

  /** Drops data of removed rows, because a new row may get the same key. */
  const present = ({ goods, later }: Rows, kept: StoredRow): StoredRow =>
    Object.fromEntries(
      Object.entries(kept).filter(([one]) => [...goods, ...later].some(({ key }) => key === one)),
    ) as StoredRow;

  return {
    blank: part.blank,
    of,
    stepOf: (path: FieldPath): string | null => part.stepOf(FACT_PATH.exec(path)?.[2] ?? ''),
    asks: (name: keyof TFields, form: TForm, kept: StoredRow, row: GoodsRow, facts: TFacts): boolean =>
      part.asks(name, asked(form, kept, row), facts),
    drawn: (form: TForm, kept: StoredRow, facts: TFacts): DrawnField[] =>
      form.goods.flatMap((row, at) =>
        part.drawn(asked(form, kept, row), facts).map(([name, value]): DrawnField => [place(at, name), value]),
      ),
    faults: (form: TForm, kept: StoredRow, facts: TFacts): OrderFault[] =>
      form.goods.flatMap((row, at) =>
        part.faults(asked(form, kept, row), facts).map((one) => ({ ...one, path: place(at, one.path) })),
      ),
    required: (form: TForm, kept: StoredRow, facts: TFacts): FieldPath[] =>
      form.goods.flatMap((row, at) => part.required(asked(form, kept, row), facts).map((path) => place(at, path))),
    /** Row data after an edit; called before the form itself changes. */
    edited(
      form: Rows,
      kept: StoredRow,
      edit: { kind: string; path?: unknown; value?: unknown; at?: unknown },
    ): StoredRow {
      const at = typeof edit.at === 'number' ? form.goods[edit.at] : undefined;
      if (edit.kind === 'goods.add' || edit.kind === 'goods.paste') return present(form, kept);
      if (edit.kind === 'goods.remove') return without(present(form, kept), at?.key);
      if (edit.kind === 'goods.copy') return at ? { ...present(form, kept), [nextKey(form)]: of(kept, at) } : kept;
      const [, number = '', name = ''] = FACT_PATH.exec(edit.kind === 'set' ? String(edit.path) : '') ?? [];
      const row = form.goods[Number(number)];
      return row ? set(kept, row, name, edit.value) : kept;
    },
    kept: present,
  };
}
