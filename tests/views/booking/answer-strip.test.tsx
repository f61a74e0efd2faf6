import { person } from '#person';
import { expect, it, vi } from 'vitest';

import { AnswerStrip } from '../../../src/features/booking-search/answer-strip';
import stories from '../../../stories/booking/booking-search.stories';
import { HAMBURG, METHANOL, SHANGHAI } from '../../../stories/booking/trade.fixtures';

const ASK = '填 UN 编号或品名，先答能不能走，再报价。';
const { view } = stories.args;

async function said(form: Partial<typeof view.form>): Promise<string> {
  await person.opens(<AnswerStrip view={{ ...view, form: { ...view.form, ...form } }} />);
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent ?? '').toMatch(/^这票货./));
  const text = document.querySelector('output')?.textContent ?? '';
  await person.leaves();
  return text;
}

it('the answer strip requests goods on an empty form and answers after the first field', async () => {
  expect(await said({})).toContain(ASK);
  for (const form of [{ org: SHANGHAI }, { dst: HAMBURG }, { goods: METHANOL }])
    expect(await said(form), Object.keys(form)[0]).not.toContain(ASK);
  expect(await said({ org: SHANGHAI })).toContain('上海');
});
