import { describe, expect, it } from 'vitest';

import { noNotices } from '../../../../domain/offer/notice';
import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { BUILT_IN } from '../../../../domain/values/days-off';
import { identifyGoods } from '../../../../server/world/dangerous-goods/identify';
import { bookedMode, createModes } from '../../../../server/trade/modes';
import { bookingNote } from '../../../../server/trade/modes/booking-note';
import type { Snapshot } from '../../../../server/trade/modes/mode';
import { buildOrderBrief } from '../../../../server/orders/order-service/brief';
import { withCheckedNames } from '../../../../server/orders/order-service/checked-names';
import { buildOrderHead } from '../../../../server/orders/orders/head';
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

const MODES = createModes({ sea: createSea({}), isPlace, identityOf: identifyGoods });
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

type Names = Partial<typeof UNHEARD>;

const namedSo = (order: Snapshot, names: Names): Snapshot['form'] => ({
  ...order.form,
  goods: order.form.goods.map((row) => ({ ...row, goodsId: '', ...names })),
});

const NOW = Date.parse('2026-12-03T02:00:00.000Z');

function receiptOf(order: Snapshot, names: Names) {
  const snapshot = { ...order, form: namedSo(order, names) };
  const row = {
    orderNo: ORDER_NO,
    userId: 'user-1',
    mode: order.quote.mode,
    state: 'CONFIRMED' as const,
    isDanger: order.form.isDanger === 'Y',
    submittedAt: new Date(NOW),
    verifyBy: null,
    quoteId: order.quote.quoteId,
    protocolVersion: '1.0',
    head: buildOrderHead(snapshot),
    asked: null,
    closesAt: null,
    besideNo: null,
    offerLapsedAt: null,
    gateCodes: GATES.map(({ code }) => code),
    units: [],
    measured: null,
    bumped: null,
    snapshot: { ...snapshot, v: 2 },
  };
  const handed = { files: [], history: [], after: NOTHING_AFTERWARDS, beside: undefined };
  const asOf = { now: NOW, told: noNotices, calendar: BUILT_IN, identityOf: identifyGoods };
  const { goods, detail } = buildOrderBrief(MODES, row, handed, asOf);
  const bare = bookedMode(MODES, order.quote.mode).brief(snapshot, row.gateCodes, [], NOTHING_AFTERWARDS, []);
  return { goods, detail: JSON.stringify(detail), bare: JSON.stringify(bare) };
}

function pagesOf(order: Snapshot, names: Names): string[] {
  const mode = bookedMode(MODES, order.quote.mode);
  const told = { ...order, form: withCheckedNames(namedSo(order, names), identifyGoods) };
  const printed = { order: told, orderNo: ORDER_NO, gates: GATES, units: TANKS, after: NOTHING_AFTERWARDS };
  return [
    bookingNote(told, ORDER_NO, mode.prints.note(told)),
    ...mode.prints.kinds.flatMap((kind) => mode.prints.page(kind, printed) ?? []),
  ];
}

const NAME = /从没听过的液体|UNHEARD LIQUID/g;
const MARKED = /(?:从没听过的液体（转人工核对）|UNHEARD LIQUID \[转人工核对\])/g;

describe.each(ORDERS.map((order) => ({ mode: order.quote.mode, order })))('documents of $mode', ({ order }) => {
  it('mark every name that needs a manual check', () => {
    const pages = pagesOf(order, UNHEARD).join('\n');
    const named = pages.match(NAME) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(pages.match(MARKED)).toHaveLength(named.length);
  });

  it('mark the same names on the receipt page, and change nothing else', () => {
    const { goods, detail, bare } = receiptOf(order, UNHEARD);
    expect(goods.map(({ nameCn, needsCheck }) => [nameCn, needsCheck])).toEqual(
      order.form.goods.map(() => [UNHEARD.nameCn, true]),
    );
    expect((detail.match(MARKED) ?? []).length).toBe((detail.match(NAME) ?? []).length);
    expect(detail.replaceAll(/（转人工核对）| \[转人工核对\]/g, '')).toBe(bare);
  });
});

it('mark no name that matches the library', () => {
  const [row] = FCL_ORDER.form.goods;
  const known = { nameCn: '甲醇', nameEn: 'Methanol', shippingName: 'METHANOL', unNo: '1230' };
  const form = { ...FCL_ORDER.form, goods: [{ ...row, goodsId: '', ...known }] } as typeof FCL_ORDER.form;
  expect(withCheckedNames(form, identifyGoods)).toBe(form);
  expect(receiptOf({ ...FCL_ORDER, form }, known).goods.map(({ needsCheck }) => needsCheck)).toEqual([undefined]);
});
