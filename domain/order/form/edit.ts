import { BOX_TYPES, type BoxType } from '../../offer/search';
import type { BoxesBlock, CountedRow, FileRow } from './form';
import type { GoodsBlock } from '../../goods/row';
import type { FieldPath } from '../../rules/fault';

/** What is done to rows of boxes, by the modes that have them. */
export type BoxEdit =
  | { kind: 'box.add' }
  | { kind: 'box.remove'; at: number }
  | { kind: 'boxes.use'; boxes: readonly { type: BoxType; count: number }[] };

/** One thing somebody does to a form, whatever its mode. */
export type SharedEdit =
  | { kind: 'set'; path: FieldPath; value: string | boolean | readonly string[] }
  | { kind: 'goods.add' }
  | { kind: 'goods.copy' | 'goods.remove'; at: number }
  /** What the lookup had said, in place of what was written over it. */
  | { kind: 'goods.restore'; at: number; field: string }
  /** A row is this substance, and dangerous, whatever it was declared as; `goodsId` is empty where its number has several entries. */
  | { kind: 'goods.declare'; at: number; goodsId: string; unNo: string }
  /** A row is dangerous no more, in an order of goods that are, or is again. */
  | { kind: 'goods.mark'; at: number; isGeneral: boolean }
  /** Rows copied from a spreadsheet. */
  | { kind: 'goods.paste'; text: string }
  /** These rows stay; the others wait for an order of their own, until they are taken back. */
  | { kind: 'goods.split'; staying: readonly number[] }
  | { kind: 'goods.rejoin' }
  | { kind: 'service.toggle'; code: string }
  | { kind: 'party.copy'; from: 'shipper' | 'consignee'; to: 'consignee' | 'notify' }
  | { kind: 'files.set'; files: readonly FileRow[] };

/** What a mode alone understands. */
export type OwnEdit = { kind: `own.${string}`; [detail: string]: unknown };

export type OrderEdit = SharedEdit | BoxEdit | OwnEdit;

/** The key of the next row that comes in. */
export const nextKey = ({ goods, later }: Pick<GoodsBlock, 'goods' | 'later'>): number =>
  1 + Math.max(0, ...[...goods, ...later].map(({ key }) => Number(key) || 0));

const BOX_EDITS = ['box.add', 'box.remove', 'boxes.use'] as const satisfies readonly BoxEdit['kind'][];

const isBoxEdit = (edit: { kind: string }): edit is BoxEdit => BOX_EDITS.some((kind) => kind === edit.kind);

/** Rows of boxes of so many types, each once, after an edit of them; null where the edit is of something else. */
export function boxesAfter<TType extends string>(
  boxes: readonly CountedRow<TType | BoxType>[],
  edit: { kind: string },
  types: readonly (TType | BoxType)[],
): CountedRow<TType | BoxType>[] | null {
  if (!isBoxEdit(edit)) return null;
  if (edit.kind === 'box.remove') return boxes.filter((_, place) => place !== edit.at);
  if (edit.kind === 'boxes.use') return edit.boxes.map(({ type, count }) => ({ type, count: String(count) }));
  const free = types.find((type) => boxes.every((row) => row.type !== type));
  return free === undefined ? [...boxes] : [...boxes, { type: free, count: '1' }];
}

/** The form after an edit of its boxes; null where the edit is of something else. */
export function boxesEdited<TForm extends BoxesBlock>(form: TForm, edit: { kind: string }): TForm | null {
  const boxes = boxesAfter<never>(form.boxes, edit, BOX_TYPES);
  return boxes && { ...form, boxes };
}
