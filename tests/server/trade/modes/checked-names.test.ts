import { describe, expect, it } from 'vitest';

import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { identify } from '../../../../server/world/dangerous-goods/identify';
import { bookedMode, createModes } from '../../../../server/trade/modes';
import { bookingNote } from '../../../../server/trade/modes/booking-note';
import type { Snapshot } from '../../../../server/trade/modes/mode';
import { withCheckedNames } from '../../../../server/orders/order-service/checked-names';
import { isPlace } from '../../../../server/world/ports/catalogue';
import { createSea } from '../../../../server/trade/sea/sea';
import {
  AIR_ORDER,
  CFS_ORDER,
  DOM_ORDER,
  FCL_ORDER,
  FLEXI_ORDER,
  LCL_ORDER,
  RAIL_ORDER,
  TANK_ORDER,
  TRUCK_ORDER,
  WH_ORDER,
} from './prints/orders';
import { GATES, ORDER_NO } from './prints/print';

const MODES = createModes({ sea: createSea({}), isPlace, identityOf: identify });
const ORDERS: readonly Snapshot[] = [
  AIR_ORDER,
  CFS_ORDER,
  DOM_ORDER,
  FCL_ORDER,
  FLEXI_ORDER,
  LCL_ORDER,
  RAIL_ORDER,
  TANK_ORDER,
  TRUCK_ORDER,
  WH_ORDER,
];

const UNHEARD = { nameCn: '从没听过的液体', nameEn: 'UNHEARD LIQUID', shippingName: 'UNHEARD LIQUID' };
const TANKS = [{ no: 'TANU1234567', testDue: '2027-09-01', last: '', grade: '', washedOn: '', inspector: '' }];

/** All pages of an order of goods with such names, as they are printed. */
function pagesOf(order: Snapshot, names: Partial<typeof UNHEARD>): string[] {
  const mode = bookedMode(MODES, order.quote.mode);
  const goods = order.form.goods.map((row) => ({ ...row, goodsId: '', ...names }));
  const told = { ...order, form: withCheckedNames({ ...order.form, goods }, identify) };
  const printed = { order: told, orderNo: ORDER_NO, gates: GATES, units: TANKS, after: NOTHING_AFTERWARDS };
  return [
    bookingNote(told, ORDER_NO, mode.prints.note(told)),
    ...mode.prints.kinds.flatMap((kind) => mode.prints.page(kind, printed) ?? []),
  ];
}

const NAME = /从没听过的液体|UNHEARD LIQUID/g;
const MARKED = /(?:从没听过的液体（转人工核对）|UNHEARD LIQUID \[转人工核对\])/g;

describe.each(ORDERS.map((order) => ({ mode: order.quote.mode, order })))('the prints of $mode', ({ order }) => {
  it('say beside a name that a person has to check it', () => {
    const pages = pagesOf(order, UNHEARD).join('\n');
    const named = pages.match(NAME) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(pages.match(MARKED)).toHaveLength(named.length);
  });
});

it('say nothing beside a name that the library matches', () => {
  const [row] = FCL_ORDER.form.goods;
  const known = { nameCn: '甲醇', nameEn: 'Methanol', shippingName: 'METHANOL', unNo: '1230' };
  const form = { ...FCL_ORDER.form, goods: [{ ...row, goodsId: '', ...known }] } as typeof FCL_ORDER.form;
  expect(withCheckedNames(form, identify)).toBe(form);
});
