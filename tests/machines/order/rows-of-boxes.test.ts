import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { CFS } from '../../../domain/modes/cfs/mode';
import { blankCfs, isCfsForm, type CfsForm } from '../../../domain/modes/cfs/form';
import { assignedBox } from '../../../domain/modes/cfs/boxes';
import { blankGoods } from '../../../domain/goods/row';
import type { OrderEdit } from '../../../domain/order/form/edit';
import type { OrderForm } from '../../../domain/order/form/form';
import { MOST_GOODS } from '../../../domain/order/goods/most-goods';
import { editedForm } from '../../../machines/order/order-form/order-form.edits';

/** Independent model of the rows. */
type Written = { name: string; pieces: string; box: number | null };
const NOTHING: Written = { name: '', pieces: '', box: null };

const BOXES = 3;
const NAMES = ['甲苯', '甲醇', '丙酮', 'N.O.S. ; x', '__proto__', '12'];

const begun: CfsForm = {
  ...blankCfs,
  boxes: [{ type: '20GP', count: String(BOXES) }],
  goods: [blankGoods('1'), blankGoods('2')],
  cfs: { '1': { boxNo: '1', isFood: false }, '2': { boxNo: '2', isFood: false } },
};

const place = fc.nat({ max: 2 * MOST_GOODS });
const line = fc.record({ name: fc.constantFrom(...NAMES), pieces: fc.integer({ min: 1, max: 99 }).map(String) });
const lines = fc.array(line, { minLength: 1, maxLength: 4 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const) }),
  fc.record({ kind: fc.constantFrom('copy' as const, 'remove' as const), at: place }),
  fc.record({ kind: fc.constant('box' as const), at: place, no: fc.integer({ min: 1, max: BOXES }) }),
  fc.record({ kind: fc.constant('paste' as const), lines, gap: fc.constantFrom('\n', '\r\n', '\n\n \n') }),
);
type Step = typeof step extends fc.Arbitrary<infer TStep> ? TStep : never;

function editOf(one: Step): OrderEdit {
  switch (one.kind) {
    case 'add':
      return { kind: 'goods.add' };
    case 'box':
      return { kind: 'set', path: `goods.${one.at}.boxNo`, value: String(one.no) };
    case 'paste':
      return {
        kind: 'goods.paste',
        text: one.lines.map(({ name, pieces }) => [name, '', '', '', pieces].join('\t')).join(one.gap),
      };
    default:
      return { kind: `goods.${one.kind}`, at: one.at };
  }
}

function written(rows: readonly Written[], one: Step): Written[] {
  switch (one.kind) {
    case 'add':
      return [...rows, NOTHING];
    case 'box':
      return rows.map((row, at) => (at === one.at ? { ...row, box: one.no } : row));
    case 'paste':
      return [...rows.filter(({ name }) => name !== ''), ...one.lines.map((row) => ({ ...row, box: null }))];
    case 'copy':
      return rows.flatMap((row, at) => (at === one.at ? [row, row] : [row]));
    default:
      return rows.length > 1 ? rows.filter((_, at) => at !== one.at) : [NOTHING];
  }
}

const readOf = (form: OrderForm): Written[] =>
  isCfsForm(form)
    ? form.goods.map((row) => ({ name: row.nameCn, pieces: row.pieces, box: assignedBox(form, row) }))
    : [];

it('keeps each row with its container through paste, copy, removal and addition', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
      let form: OrderForm = begun;
      let rows = readOf(begun);
      for (const wish of steps) {
        const one = 'at' in wish ? { ...wish, at: wish.at % rows.length } : wish;
        form = editedForm(CFS, form, editOf(one), {});
        rows = written(rows, one).slice(0);
        expect(readOf(form)).toEqual(rows);
        expect(new Set(form.goods.map(({ key }) => key)).size).toBe(form.goods.length);
      }
    }),
    { numRuns: 400, seed: 122 },
  );
});

it('gives a new row no container of a removed one', () => {
  const pasted = editedForm(CFS, begun, { kind: 'goods.paste', text: '甲苯\t\t1294' }, {});
  const emptied = editedForm(CFS, pasted, { kind: 'goods.remove', at: 0 }, {});
  expect(readOf(emptied)).toEqual([NOTHING]);
  expect(readOf(editedForm(CFS, emptied, { kind: 'goods.add' }, {}))).toEqual([NOTHING, NOTHING]);
});
