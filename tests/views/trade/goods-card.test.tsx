import { person } from '#person';
import { expect, it, vi } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import { sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { FclStep } from '../../../src/modes/fcl/fcl-step';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;
const [{ form, facts }] = FCL_CASE.samples;
type Row = (typeof form)['goods'][number];

/** Editable fields of the first row. */
async function writtenOf(change: Partial<Row>, isDanger: 'Y' | 'N'): Promise<string[]> {
  const goods = form.goods.slice(0, 1).map((row) => ({ ...row, ...change }));
  const { view, quote } = stepOf(FCL, {
    form: { ...form, isDanger, goods },
    facts,
    step: 'goods',
    faults: [],
    required: [],
  });
  await person.opens(<FclStep parts={{ view, on, lists, sailing: sailingFromOffer(quote.offer) }} {...around} />);
  const named = await vi.waitFor(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>('input[name^="goods.0."][type=text]')];
    expect(all).not.toEqual([]);
    return all.map(({ name }) => name.replace('goods.0.', ''));
  });
  await person.leaves();
  return named;
}

it('the goods card asks marks for dangerous goods, inner quantity for limited ones, neither for general ones', async () => {
  const dangerous = await writtenOf({ isLimited: false, packKind: '1A1' }, 'Y');
  expect(dangerous).toEqual(
    expect.arrayContaining(['nameCn', 'nameEn', 'pieces', 'grossKg', 'netKg', 'volume', 'packMark']),
  );
  expect(dangerous).not.toContain('innerQuantity');
  const limited = await writtenOf({ isLimited: true, packKind: '1A1' }, 'Y');
  expect(limited).toContain('innerQuantity');
  expect(limited).not.toContain('packMark');
  const harmless = await writtenOf({ isLimited: false }, 'N');
  expect(harmless).toEqual(expect.arrayContaining(['hsCode', 'casNo']));
  expect(harmless).not.toContain('packMark');
});
