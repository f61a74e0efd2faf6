import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import { FCL } from '../../../domain/modes/fcl/mode';
import { blankGoods } from '../../../domain/goods/row';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';
import { NOW, QUOTE } from '../../../stories/order/quoted.fixtures';
import { formAlone } from './order-form.alone';

async function methanolForm() {
  const asked: string[] = [];
  const actor = createActor(
    formAlone({
      loadGoods: async ({ sought }) => {
        asked.push(...sought.map(({ key }) => key));
        const found = sought.map(({ key, token }) => ({
          key,
          token,
          kind: 'known' as const,
          goods: [METHANOL_FACTS],
          strangers: [],
        }));
        return { ok: true, found };
      },
    }),
    { input: { mode: FCL, step: 'goods' } },
  ).start();
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches({ library: 'resting' }));
  const named = async () => {
    await settled();
    return actor.getSnapshot().context.form.goods.map(({ unNo, nameCn }) => `${unNo} ${nameCn}`);
  };
  actor.send({ type: 'quote.set', quote: { ...QUOTE, search: { ...QUOTE.search, unNo: '1230' } }, now: NOW });
  await settled();
  return { actor, asked, named };
}

it('fills a cleared row again without a second request', async () => {
  const { actor, asked, named } = await methanolForm();
  expect(await named()).toEqual(['1230 甲醇']);
  actor.send({ type: 'form.clear' });
  expect(await named()).toEqual(['1230 甲醇']);
  expect(asked).toHaveLength(1);
});

it('fills a second row of the same number, typed or pasted', async () => {
  const { actor, asked, named } = await methanolForm();
  actor.send({ type: 'form.edit', edit: { kind: 'goods.add' } });
  actor.send({ type: 'form.edit', edit: { kind: 'set', path: 'goods.1.unNo', value: '1230' } });
  expect(await named()).toEqual(['1230 甲醇', '1230 甲醇']);
  actor.send({ type: 'form.edit', edit: { kind: 'goods.paste', text: '毛重（kg）\tUN编号\n900\t1230' } });
  expect((await named()).at(-1)).toBe('1230 甲醇');
  expect(asked).toHaveLength(1);
});

it('completes a picked row of a draft without flash point and HS code', async () => {
  const { actor, asked } = await methanolForm();
  const { goodsId, nameCn, unNo } = METHANOL_FACTS;
  const picked = { ...blankGoods('1'), goodsId, nameCn, unNo: unNo ?? '', flashPoint: '23', edited: ['flashPoint'] };
  const second = { ...picked, key: '2', flashPoint: '', edited: [] };
  actor.send({ type: 'form.restore', form: { ...FCL.blank, quoteId: 'older', goods: [picked, second] } });
  const rows = actor.getSnapshot().context.form.goods.map(({ hsCode, flashPoint }) => [hsCode, flashPoint]);
  expect(rows).toEqual([
    [METHANOL_FACTS.hsCode, '23'],
    [METHANOL_FACTS.hsCode, String(METHANOL_FACTS.flashPointC)],
  ]);
  expect(asked).toHaveLength(1);
});
