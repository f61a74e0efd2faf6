import { BOX_TYPES, type BoxType } from '../../offer/search';
import type { BoxesBlock, CountedRow, FileRow } from './form';
import type { GoodsBlock } from '../../goods/row';
import type { FieldPath } from '../../rules/fault';

export type BoxEdit =
  | { kind: 'box.add' }
  | { kind: 'box.remove'; at: number }
  | { kind: 'boxes.use'; boxes: readonly { type: BoxType; count: number }[] };

export type SharedEdit =
  | { kind: 'set'; path: FieldPath; value: string | boolean | readonly string[] }
  | { kind: 'goods.add' }
  | { kind: 'goods.copy' | 'goods.remove'; at: number }
  /** Restores the lookup value of an overwritten field. */
  | { kind: 'goods.restore'; at: number; field: string }
  /** Turns a row into a dangerous substance; `goodsId` is empty when its UN number has several entries. */
  | { kind: 'goods.declare'; at: number; goodsId: string; unNo: string }
  /** Marks or unmarks a row as general in a dangerous order. */
  | { kind: 'goods.mark'; at: number; isGeneral: boolean }
  | { kind: 'goods.paste'; text: string }
  /** Keeps these rows; the others wait for a later order until rejoined. */
  | { kind: 'goods.split'; staying: readonly number[] }
  | { kind: 'goods.rejoin' }
  | { kind: 'service.toggle'; code: string }
  | { kind: 'party.copy'; from: 'shipper' | 'consignee'; to: 'consignee' | 'notify' }
  | { kind: 'files.set'; files: readonly FileRow[] };

export type OwnEdit = { kind: `own.${string}`; [detail: string]: unknown };

export type OrderEdit = SharedEdit | BoxEdit | OwnEdit;

export const nextKey = ({ goods, later }: Pick<GoodsBlock, 'goods' | 'later'>): number =>
  1 + Math.max(0, ...[...goods, ...later].map(({ key }) => Number(key) || 0));

const BOX_EDITS = ['box.add', 'box.remove', 'boxes.use'] as const satisfies readonly BoxEdit['kind'][];

const isBoxEdit = (edit: { kind: string }): edit is BoxEdit => BOX_EDITS.some((kind) => kind === edit.kind);

/** Box rows after an edit, each type once; null for other edits. */
export function editBoxRows<TType extends string>(
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

export function boxesEdited<TForm extends BoxesBlock>(form: TForm, edit: { kind: string }): TForm | null {
  const boxes = editBoxRows<never>(form.boxes, edit, BOX_TYPES);
  return boxes && { ...form, boxes };
}
