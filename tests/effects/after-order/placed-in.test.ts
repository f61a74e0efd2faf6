import * as v from 'valibot';
import { expect, it } from 'vitest';

import { AIR } from '../../../contract/modes/air';
import { CFS } from '../../../contract/modes/cfs';
import { DGD } from '../../../contract/modes/dgd';
import { DOM } from '../../../contract/modes/dom';
import { FCL } from '../../../contract/modes/fcl';
import { FLEXI } from '../../../contract/modes/flexi';
import { LCL } from '../../../contract/modes/lcl';
import { MALL } from '../../../contract/modes/mall';
import { RAIL } from '../../../contract/modes/rail';
import { TANK } from '../../../contract/modes/tank';
import { TRUCK } from '../../../contract/modes/truck';
import { WH } from '../../../contract/modes/wh';
import { ORDER_WIRES } from '../../../contract/modes';
import type { ModeId } from '../../../domain/mode-ids';
import { readPlacedOrder } from '../../../src/effects/after-order/placed-in';
import { briefOf, ORDER } from '../../support/plans/order/orders';
import { sampleOf } from '../../support/samples/sample-of';

const RECEIPTS = { FCL, LCL, CFS, WH, AIR, DOM, RAIL, FLEXI, TANK, TRUCK, DGD, MALL };

it('every orderable mode has a receipt parser', () => {
  expect(Object.keys(RECEIPTS).toSorted()).toEqual(Object.keys(ORDER_WIRES).toSorted());
});

it.each(Object.keys(RECEIPTS) as (keyof typeof RECEIPTS & ModeId)[])(
  'an order of %s keeps exactly the fields of its receipt',
  async (mode) => {
    const { receipt } = RECEIPTS[mode];
    const detail = v.parse(v.looseObject({}), sampleOf(receipt, 'rich'));
    const read = v.parse(v.looseObject({}), v.parse(receipt, detail));
    const brief = { ...briefOf(ORDER), mode };
    const bare = Object.keys(await readPlacedOrder({ ...brief, mode: 'ENQ', detail: {} }));
    const placed = await readPlacedOrder({ ...brief, detail: { ...detail, nonsense: true } });
    expect(placed).toMatchObject(read);
    expect(Object.keys(placed).filter((key) => !bare.includes(key) && !Object.hasOwn(read, key))).toEqual([]);
  },
);
