import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import { FLEXI_LOAD } from '../../../domain/modes/flexi/address';
import { onlyOne } from '../../../domain/goods/identity';
import {
  loadRowsMachine,
  selectLoadRowsOf,
  type LoadGoodsInput,
  type LoadGoodsOutcome,
} from '../../../machines/booking/load-rows';
import { GLYCOL, goodsOption, TOLUENE } from '../../support/plans/booking/trade';
import { knowing } from '../../support/known-goods';

const select = selectLoadRowsOf(FLEXI_LOAD);

const goods = Object.values(knowing('meg').library);

function typing() {
  const machine = loadRowsMachine.provide({
    actors: {
      addressWatcher: fromCallback(() => undefined),
      loadGoods: fromPromise<LoadGoodsOutcome, LoadGoodsInput>(({ input }) =>
        Promise.resolve({
          ok: true,
          found: input.sought.map((one) => ({ ...one, kind: 'known', goods, strangers: [] })),
        }),
      ),
    },
    actions: { saveRows: () => undefined, holdRows: () => undefined, releaseRows: () => undefined },
  });
  return createActor(machine, { input: { mode: FLEXI_LOAD } }).start();
}

describe('goods searched by name', () => {
  it('are looked up even when harmless', async () => {
    const actor = typing();
    actor.send({ type: 'address.changed', search: '?d=N&goods=乙二醇' });
    await expect.poll(() => onlyOne(select(actor.getSnapshot()).rows[0]!.identity)?.goodsId).toBe('meg');
    actor.stop();
  });

  it('set the declaration when picked', () => {
    const actor = typing();
    actor.send({ type: 'option.chosen', picker: 'goods', option: goodsOption(GLYCOL) });
    expect(select(actor.getSnapshot())).toMatchObject({ isDanger: 'N', rows: [{ goods: '乙二醇', unNo: '' }] });
    actor.send({ type: 'option.chosen', picker: 'goods', option: goodsOption(TOLUENE) });
    expect(select(actor.getSnapshot())).toMatchObject({ isDanger: 'Y', rows: [{ goods: '甲苯', unNo: '1294' }] });
    actor.stop();
  });

  it('clear the liquid facts and keep amount and way', () => {
    const actor = typing();
    const row = () => select(actor.getSnapshot()).rows[0];
    actor.send({
      type: 'address.changed',
      search: '?d=N&goods=乙二醇&q=24&rho=1.11&mu=20&tf=25&food=Y&heat=N&layer=M&unload=GRAVITY',
    });
    actor.send({ type: 'option.chosen', picker: 'goods', option: goodsOption(GLYCOL) });
    expect(row(), 'the same liquid').toMatchObject({ density: '1.11', viscosity: '20', food: 'Y' });
    actor.send({ type: 'row.change', key: row()?.key ?? '', part: 'goods', value: '甘油' });
    expect(row()).toMatchObject({ density: '', viscosity: '', food: 'N', heat: '' });
    expect(row()).toMatchObject({ tons: '24', loadTemp: '25', layer: 'MULTI', unload: 'GRAVITY' });
    actor.stop();
  });
});

describe('rows above the search limit', () => {
  it('are kept as pasted, and no row is added', () => {
    const machine = loadRowsMachine.provide({
      actors: { addressWatcher: fromCallback(() => undefined), loadGoods: fromPromise(() => new Promise(() => {})) },
      actions: { saveRows: () => undefined, holdRows: () => undefined, releaseRows: () => undefined },
    });
    const actor = createActor(machine, { input: { mode: LCL_LOAD } }).start();
    actor.send({ type: 'rows.paste', text: Array.from({ length: 21 }, () => '1230\t2\t860\t1.05').join('\n') });
    expect(selectLoadRowsOf(LCL_LOAD)(actor.getSnapshot())).toMatchObject({ canAdd: false, rows: { length: 21 } });
    actor.send({ type: 'row.add' });
    actor.send({ type: 'option.chosen', picker: 'goods', option: goodsOption(TOLUENE) });
    expect(actor.getSnapshot().context.rows.map(({ unNo }) => unNo)).toEqual(Array.from({ length: 21 }, () => '1230'));
    actor.stop();
  });
});
