import { describe, expect, it } from 'vitest';

import { AIR_LOAD } from '../../../domain/modes/air/address';
import type { AirForm } from '../../../domain/modes/air/form';
import { AIR } from '../../../domain/modes/air/mode';
import { fclAcceptance } from '../../../domain/modes/fcl/acceptance';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { FCL } from '../../../domain/modes/fcl/mode';
import { formEntries } from '../../../domain/order/receipt/entries';
import { isOther } from '../../../domain/order/mode/other-goods';
import { findGoods } from '../../../server/world/dangerous-goods/library';
import { withChange, withSubstance } from '../../../machines/booking/load-rows/load-rows.rules';
import { editedForm, pickedForm } from '../../../machines/order/order-form/order-form.edits';
import { soundAir, togetherAir } from '../../support/air-order';
import { dangerousOrder, factsFor, methanol } from '../../support/fcl-order';

describe('replaced goods of a row', () => {
  it('are detected when the number differs from the former one', () => {
    const meant = (before: string, now: string) => isOther({ unNo: before }, { unNo: now });
    expect([meant('1263', '1090'), meant('1263', '126'), meant('1263', '')]).toStrictEqual([true, true, true]);
    expect([meant('', '1263'), meant('12', '1263'), meant('1263', 'UN 1263')]).toStrictEqual([false, false, false]);
  });

  it('clear amounts, instructions and shares of the former goods', () => {
    const edit = { kind: 'set', path: 'goods.0.unNo', value: '3480' } as const;
    const swapped = editedForm(AIR, togetherAir, edit, {}) as AirForm;
    expect(swapped.air['1']).toMatchObject({ net: '', pi: '', percent: '', soc: '', outer: '1' });
    expect(swapped.air['2']).toBe(togetherAir.air['2']);
    const same = editedForm(AIR, soundAir, { ...edit, path: 'goods.0.grossKg', value: '90' }, {}) as AirForm;
    expect(same.air).toBe(soundAir.air);
  });

  it('clear library values of the former goods and keep edited ones', () => {
    const [row = methanol] = dangerousOrder.goods;
    const before = { ...dangerousOrder, goods: [{ ...row, edited: ['flashPoint'], flashPoint: '12' }] };
    const edit = { kind: 'set', path: 'goods.0.unNo', value: '1263' } as const;
    const swapped = editedForm(FCL, before, edit, {}) as FclForm;
    expect(swapped.goods[0]).toMatchObject({
      goodsId: '',
      unNo: '1263',
      nameCn: '',
      casNo: '',
      shippingName: '',
      hazardClass: '',
      subRisks: [],
      packingGroup: '',
      flashPoint: '12',
      grossKg: row.grossKg,
      packKind: row.packKind,
    });
    const said = fclAcceptance(swapped, factsFor()).findings.map(({ code }) => code);
    expect(said).toEqual(expect.arrayContaining(['severalGoods', 'carrierBlank']));
    expect(said).not.toContain('carrierTakes');
  });

  it('drop the answers that were given about the former goods, and keep them while the number stays', () => {
    const [row = methanol] = dangerousOrder.goods;
    const answered = { share: '65', boilingPoint: '41', ratedWh: '120', lithiumG: '3', viscosity: '95' };
    const before = { ...dangerousOrder, goods: [{ ...row, ...answered }] };
    const [same] = editedForm(FCL, before, { kind: 'set', path: 'goods.0.grossKg', value: '91' }, {}).goods;
    expect(same).toMatchObject(answered);
    const [other] = editedForm(FCL, before, { kind: 'set', path: 'goods.0.unNo', value: '2014' }, {}).goods;
    for (const name of Object.keys(answered)) expect(other).not.toHaveProperty(name);
  });

  it.each([
    ['22', ['goods.0.viscosity']],
    ['23', []],
    ['', []],
  ])('print a viscosity below 23 ℃ alone: at %s ℃', (flashPoint, printed) => {
    const [row = methanol] = dangerousOrder.goods;
    const form = { ...dangerousOrder, goods: [{ ...row, flashPoint, viscosity: '95' }] };
    const paths = formEntries(FCL, form, factsFor(), '').map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('viscosity'))).toStrictEqual(printed);
  });

  it('clear former facts when picked from the lookup', () => {
    const acetone = findGoods('1090');
    if (!acetone) throw new Error('the library knows no acetone');
    const looking = { mode: AIR, form: soundAir, lookupKey: '1', library: {} };
    expect((pickedForm(looking, acetone) as AirForm).air['1']).toMatchObject({ net: '', pi: '' });
  });

  it('clear former facts of a search', () => {
    const row = { ...AIR_LOAD.blank, unNo: '1263', net: '50', group: 'III', pieces: '4', kg: '260', key: '1' };
    const of = { mode: AIR_LOAD, rows: [row], isDanger: 'Y' as const, isStackable: true };
    expect(withChange(of, '1', 'unNo', '3480')).toStrictEqual([
      { ...AIR_LOAD.blank, unNo: '3480', pieces: '4', kg: '260', key: '1' },
    ]);
    expect(withChange(of, '1', 'net', '20')).toStrictEqual([{ ...row, net: '20' }]);
    const picked = withSubstance(of, { unNo: '1789', nameCn: '盐酸', packingGroup: 'II' });
    expect(picked.rows).toStrictEqual([
      { ...AIR_LOAD.blank, unNo: '1789', group: 'II', pieces: '4', kg: '260', key: '1' },
    ]);
    const paint = withSubstance(of, { unNo: '1263', nameCn: '油漆/涂料', packingGroup: 'II' });
    expect(paint.rows, 'an entry that was picked says its group').toStrictEqual([{ ...row, group: 'II' }]);
  });
});
