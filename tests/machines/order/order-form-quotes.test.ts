import { expect, it } from 'vitest';

import type { FclForm } from '../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { FCL_SCREEN, FIRST_SAILING } from '../../support/screen/fcl';
import { openForm } from '../../support/screen/page';

const split = { kind: 'boxes.use' as const, boxes: [{ type: '20GP' as const, count: 2 }] };

async function turnedTo(change: Partial<FclQuote>): Promise<FclForm> {
  const page = openForm(FCL_SCREEN);
  await page.make({ kind: 'edit', edit: split });
  page.quote({ ...FIRST_SAILING, quoteId: 'Q-new', ...change });
  const { form } = page.seen();
  page.close();
  return form as FclForm;
}

it('keeps the typed boxes when its price is renewed', async () => {
  const { quoteId, boxes } = await turnedTo({});
  expect(quoteId).toBe('Q-new');
  expect(boxes).toEqual([{ type: '20GP', count: '2' }]);
});

it('takes the boxes of the search when the question differs', async () => {
  const search = { ...FIRST_SAILING.search, boxes: [{ type: '40HQ' as const, count: 3 }] };
  expect((await turnedTo({ search })).boxes).toEqual([{ type: '40HQ', count: '3' }]);
});
