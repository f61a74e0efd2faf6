import { beforeEach, expect, it, vi } from 'vitest';

import type { RecallDraftsOutcome } from '../../../machines/order/order-draft';
import { recallDraftsVia } from '../../../src/effects/orders/drafts';
import recorded from '../../support/recorded/draft.json';
import { outcomeOf } from '../home/support';
import { done, fakeGateway } from '../support/fake-line';

const writer = { name: () => recorded.owner, isSignedIn: () => false };

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'order-draft.fcl' ? JSON.stringify(recorded) : null),
    setItem: () => {},
  });
});

it('a draft which the release before has left in a browser comes back with its key, so that nothing is ordered twice', async () => {
  const { gateway } = fakeGateway(() => done(null));
  const recalled = (await outcomeOf(recallDraftsVia(async () => gateway, writer, 'FCL'))) as RecallDraftsOutcome;
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
