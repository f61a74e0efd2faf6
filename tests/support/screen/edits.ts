import { array, boolean, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { Field, Fields } from '../../../domain/order/form/fields';
import { LIBRARY } from '../../../server/world/dangerous-goods/library';
import type { Screen } from './screen';

/** Change of a form: by hand, from the library, a draft, or another offer. */
export type Move =
  | { kind: 'edit'; edit: OrderEdit }
  | { kind: 'pick'; at: number; goodsId: string }
  | { kind: 'quote'; quote: number }
  | { kind: 'recall'; draft: number }
  | { kind: 'wait'; hours: number };

export const anyRow = integer({ min: 0, max: 3 });
const dangerous = LIBRARY.filter(({ unNo }) => unNo !== null);
const anyGoods = constantFrom(...LIBRARY);
const anyUn = constantFrom(
  ...dangerous.flatMap(({ unNo }) => (unNo === null ? [] : [unNo])),
  '9999',
  '１５０５',
  'UN 1005',
  '',
);
const weight = constantFrom('0', '500', '4,999.50', '12000', '28250', '30000', '56000', 'x', '');

const FIELDS: readonly (readonly [field: string, values: Arbitrary<string | boolean>])[] = [
  ['unNo', anyUn],
  ['nameCn', anyGoods.map(({ nameCn }) => nameCn)],
  ['nameEn', anyGoods.map(({ nameEn }) => nameEn)],
  ['casNo', anyGoods.map(({ casNo }) => casNo ?? '')],
  ['hsCode', anyGoods.map(({ hsCode }) => hsCode)],
  ['hazardClass', constantFrom(...HAZARD_CLASS_IDS, '')],
  ['packingGroup', constantFrom('I', 'II', 'III', 'N', '')],
  ['flashPoint', constantFrom('-11', '11', '22.9', '61', '')],
  ['packKind', constantFrom('1A1', '1H1', '4G', '5M2', '31HA1', '13H3', 'CYL', 'PLT', '')],
  ['packMark', constantFrom('UN 1A1/X1.4/250/26/CN/310001', 'un 5m2/y26/s/25/cn/370015', 'nothing', '')],
  ['innerQuantity', constantFrom('500 ml', '1 kg', '')],
  ['isLimited', constantFrom(true, false)],
  ['pieces', constantFrom('1', '3', '80', '２００', '0', 'x', '')],
  ['grossKg', weight],
  ['netKg', weight],
  ['volume', constantFrom('0.5', '16', '28.001', '60', '')],
];

const ofRow = oneof(
  ...FIELDS.map(([field, values]) =>
    record({ at: anyRow, value: values }).map(
      ({ at: row, value }): OrderEdit => ({ kind: 'set', path: `goods.${row}.${field}`, value }),
    ),
  ),
);

const ofGoods: Arbitrary<OrderEdit> = oneof(
  constantFrom('Y', 'N').map((value): OrderEdit => ({ kind: 'set', path: 'isDanger', value })),
  constantFrom<OrderEdit>({ kind: 'goods.add' }, { kind: 'goods.rejoin' }),
  anyRow.map((row): OrderEdit => ({ kind: 'goods.copy', at: row })),
  record({ at: anyRow, isGeneral: boolean() }).map(
    ({ at: row, isGeneral }): OrderEdit => ({ kind: 'goods.mark', at: row, isGeneral }),
  ),
  anyRow.map((row): OrderEdit => ({ kind: 'goods.remove', at: row })),
  record({ at: anyRow, goods: anyGoods }).map(
    ({ at: row, goods }): OrderEdit => ({
      kind: 'goods.declare',
      at: row,
      goodsId: goods.goodsId,
      unNo: goods.unNo ?? '',
    }),
  ),
  record({ at: anyRow, field: constantFrom('hazardClass', 'nameCn', 'packingGroup') }).map(
    ({ at: row, field }): OrderEdit => ({ kind: 'goods.restore', at: row, field }),
  ),
  array(anyRow, { maxLength: 2 }).map((staying): OrderEdit => ({ kind: 'goods.split', staying })),
  array(record({ goods: anyGoods, kg: weight }), { minLength: 1, maxLength: 3 }).map(
    (rows): OrderEdit => ({
      kind: 'goods.paste',
      text: rows
        .map(({ goods, kg }) => [goods.nameCn, goods.nameEn, goods.unNo ?? '', '1A1', '40', kg, '', '10'].join('\t'))
        .join('\n'),
    }),
  ),
);

/** Values of a declared field; `typed` for fields without options. */
function valuesOf({ kind, options }: Field, typed: readonly string[]): (string | boolean)[] {
  if (kind === 'tick') return [true, false];
  return options ? [...options, ''] : [...typed, '', 'x'];
}

export const ofDeclared = (fields: Fields, typed: Readonly<Record<string, readonly string[]>>): Arbitrary<OrderEdit> =>
  oneof(
    ...Object.entries(fields).map(([path, field]) =>
      constantFrom(...valuesOf(field, typed[path] ?? [])).map((value): OrderEdit => ({ kind: 'set', path, value })),
    ),
  );

export const anyMove = ({ own, kept, drafts }: Screen): Arbitrary<Move> =>
  oneof(
    { weight: 6, arbitrary: ofRow.map((edit): Move => ({ kind: 'edit', edit })) },
    { weight: 3, arbitrary: ofGoods.map((edit): Move => ({ kind: 'edit', edit })) },
    { weight: 3, arbitrary: own.map((edit): Move => ({ kind: 'edit', edit })) },
    {
      weight: 4,
      arbitrary: record({ at: anyRow, goods: anyGoods }).map(
        ({ at: row, goods }): Move => ({ kind: 'pick', at: row, goodsId: goods.goodsId }),
      ),
    },
    {
      weight: 1,
      arbitrary: integer({ min: 0, max: kept.length - 1 }).map((quote): Move => ({ kind: 'quote', quote })),
    },
    {
      weight: 1,
      arbitrary: integer({ min: 0, max: drafts.length - 1 }).map((draft): Move => ({ kind: 'recall', draft })),
    },
    { weight: 1, arbitrary: integer({ min: 1, max: 200 }).map((hours): Move => ({ kind: 'wait', hours })) },
  );
