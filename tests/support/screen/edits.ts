import { array, boolean, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import { BOX_TYPES } from '../../../domain/offer/search';
import type { OrderEdit } from '../../../domain/order/edit';
import { LIBRARY } from '../../../server/dangerous-goods/library';
import { dangerousOrder, generalOrder } from '../fcl-order';
import { KEPT_QUOTES } from './quotes';

/** One thing that happens to a form: by a hand, from the library, a draft, or another sailing. */
export type Move =
  | { kind: 'edit'; edit: OrderEdit }
  | { kind: 'pick'; at: number; goodsId: string }
  | { kind: 'sail'; quote: number }
  | { kind: 'recall'; draft: number }
  | { kind: 'wait'; hours: number };

const at = integer({ min: 0, max: 3 });
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
    record({ at, value: values }).map(
      ({ at: row, value }): OrderEdit => ({ kind: 'set', path: `goods.${row}.${field}`, value }),
    ),
  ),
);

const ofForm: Arbitrary<OrderEdit> = oneof(
  constantFrom('Y', 'N').map((value): OrderEdit => ({ kind: 'set', path: 'isDanger', value })),
  constantFrom('100', '1,000,000', '').map((value): OrderEdit => ({ kind: 'set', path: 'insuredValue', value })),
  constantFrom('TRK', 'CFS', 'INS', 'DGDEC', 'LABEL', 'WH', 'ZZZ').map(
    (code): OrderEdit => ({ kind: 'service.toggle', code }),
  ),
  record({ at, count: constantFrom('1', '2', '3', '50', '51', 'x') }).map(
    ({ at: row, count }): OrderEdit => ({ kind: 'set', path: `boxes.${row}.count`, value: count }),
  ),
  record({ at, type: constantFrom(...BOX_TYPES) }).map(
    ({ at: row, type }): OrderEdit => ({ kind: 'set', path: `boxes.${row}.type`, value: type }),
  ),
  constantFrom('', '-25', '10', '３０', 'x').map((value): OrderEdit => ({ kind: 'set', path: 'reeferC', value })),
  constantFrom<OrderEdit>({ kind: 'box.add' }, { kind: 'goods.add' }, { kind: 'goods.rejoin' }),
  integer({ min: 1, max: 4 }).map((count): OrderEdit => ({ kind: 'boxes.use', boxes: [{ type: '20GP', count }] })),
  at.map((row): OrderEdit => ({ kind: 'box.remove', at: row })),
  at.map((row): OrderEdit => ({ kind: 'goods.copy', at: row })),
  record({ at, isGeneral: boolean() }).map(
    ({ at: row, isGeneral }): OrderEdit => ({ kind: 'goods.mark', at: row, isGeneral }),
  ),
  at.map((row): OrderEdit => ({ kind: 'goods.remove', at: row })),
  record({ at, goods: anyGoods }).map(
    ({ at: row, goods }): OrderEdit => ({
      kind: 'goods.declare',
      at: row,
      goodsId: goods.goodsId,
      unNo: goods.unNo ?? '',
    }),
  ),
  record({ at, field: constantFrom('hazardClass', 'nameCn', 'packingGroup') }).map(
    ({ at: row, field }): OrderEdit => ({ kind: 'goods.restore', at: row, field }),
  ),
  array(at, { maxLength: 2 }).map((staying): OrderEdit => ({ kind: 'goods.split', staying })),
  array(record({ goods: anyGoods, kg: weight }), { minLength: 1, maxLength: 3 }).map(
    (rows): OrderEdit => ({
      kind: 'goods.paste',
      text: rows
        .map(({ goods, kg }) => [goods.nameCn, goods.nameEn, goods.unNo ?? '', '1A1', '40', kg, '', '10'].join('\t'))
        .join('\n'),
    }),
  ),
);

/** Drafts that may lie somewhere: of dangerous goods, of general ones, and one that waits to go on. */
export const DRAFTS = [
  { ...dangerousOrder, quoteId: 'Q00' },
  { ...generalOrder, quoteId: 'Q30' },
  {
    ...dangerousOrder,
    quoteId: '',
    goods: [...dangerousOrder.goods, ...generalOrder.goods.map((row) => ({ ...row, key: '2' }))],
  },
];

export const anyMove: Arbitrary<Move> = oneof(
  { weight: 6, arbitrary: ofRow.map((edit): Move => ({ kind: 'edit', edit })) },
  { weight: 5, arbitrary: ofForm.map((edit): Move => ({ kind: 'edit', edit })) },
  {
    weight: 4,
    arbitrary: record({ at, goods: anyGoods }).map(
      ({ at: row, goods }): Move => ({ kind: 'pick', at: row, goodsId: goods.goodsId }),
    ),
  },
  {
    weight: 1,
    arbitrary: integer({ min: 0, max: KEPT_QUOTES.length - 1 }).map((quote): Move => ({ kind: 'sail', quote })),
  },
  {
    weight: 1,
    arbitrary: integer({ min: 0, max: DRAFTS.length - 1 }).map((draft): Move => ({ kind: 'recall', draft })),
  },
  { weight: 1, arbitrary: integer({ min: 1, max: 200 }).map((hours): Move => ({ kind: 'wait', hours })) },
);
