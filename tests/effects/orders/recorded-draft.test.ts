import { fclOrder } from '../../../contract/modes/fcl/order';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { RecallDraftsOutcome } from '../../../machines/order/order-draft';
import { recallDraftsVia } from '../../../src/effects/orders/drafts';
import recorded from '../../support/recorded/draft.json';
import { outcomeOf } from '../home/support';
import { done, fakeGateway } from '../support/fake-line';
import { shelve, turnToTab } from '../support/shelf';

const writer = { name: () => recorded.owner, isSignedIn: () => false };
const recall = async () => {
  const { gateway } = fakeGateway(() => done([]));
  const recalling = recallDraftsVia(
    async () => gateway,
    writer,
    fclOrder,
    () => recorded.draft.savedAt,
  );
  return (await outcomeOf(recalling, { quoteId: recorded.draft.form.quoteId })) as RecallDraftsOutcome;
};

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  shelve().setItem('order-draft.fcl', JSON.stringify(recorded));
  turnToTab();
});

it('a draft from the previous release keeps its key, so that no order is placed twice', async () => {
  const recalled = await recall();
  expect(recalled).toMatchObject({ key: recorded.key, isPending: recorded.isPending });
  expect(recalled.local).toMatchObject({ savedAt: recorded.draft.savedAt, revision: 1, isSent: false });
  expect(recalled.local?.form).toMatchObject({
    quoteId: 'WePOLEtOTE1oawxE7b4RO-cs',
    boxes: [{ type: '20GP', count: '2' }],
    goods: [{ unNo: '1230', grossKg: '14,160' }],
    services: ['TRK'],
    pickupRegion: '330206',
    shipper: { name: 'EASTERN SOLVENTS LTD' },
    emergencyPhone: '+86 21 5555 0119',
  });
});

it('a draft from the previous release keeps its key on a second recall', async () => {
  expect((await recall()).key).toBe(recorded.key);
  turnToTab();
  expect(await recall()).toMatchObject({ key: recorded.key, draftId: null, others: [] });
});
