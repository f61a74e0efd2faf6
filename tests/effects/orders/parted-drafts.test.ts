import { fclOrder } from '../../../contract/modes/fcl/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderForm } from '../../../domain/order/form/form';
import type { RecallDraftsOutcome, SaveLocalInput } from '../../../machines/order/order-draft';
import { draftKeyAt } from '../../../src/effects/orders/draft-store';
import { partDraftsBy, recallDraftsVia, saveLocalBy } from '../../../src/effects/orders/drafts';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { outcomeOf } from '../home/support';
import { done, fakeGateway } from '../support/fake-line';
import { shelve, turnToTab } from '../support/shelf';

const NOW = Date.parse('2026-11-20T01:42:00Z');

let shelf = shelve();
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  shelf = shelve();
  turnToTab();
});

const nobody = { name: () => '', isSignedIn: () => false };

const recall = async () =>
  (await outcomeOf(
    recallDraftsVia(
      async () => fakeGateway(() => done([])).gateway,
      nobody,
      fclOrder,
      () => NOW,
    ),
    { quoteId: 'Q1' },
  )) as RecallDraftsOutcome;

const of = (remark: string): OrderForm => ({ ...SOUND, quoteId: 'Q1', remark });

const keep = (remark: string, more: Partial<SaveLocalInput> = {}) => {
  const named = { key: 'K1', draftId: 'K1', about: null, isPending: false, revision: 0, isSent: false, rival: null };
  return outcomeOf(
    saveLocalBy(nobody, fclOrder, () => NOW),
    { ...named, form: of(remark), ...more },
  );
};

const theirs = { form: of('theirs'), savedAt: NOW + 1, revision: 2, key: 'K1', draftId: 'K1' };

/** Key for the own version beside the other one. */
const part = async () =>
  ((await outcomeOf(partDraftsBy(nobody, fclOrder), { theirs, about: null })) as { key: string }).key;

const lying = (key: string) => JSON.parse(shelf.getItem(draftKeyAt('FCL', key)) ?? '{}') as { isPending?: boolean };

describe('two drafts in conflict under one key', () => {
  it('are both offered after a reload until one is chosen', async () => {
    await keep('mine');
    const key = await part();
    expect(key).not.toBe('K1');
    await keep('mine', { key, draftId: key, rival: 'K1' });
    const asked = await recall();
    expect([asked.key, asked.local?.form.remark, asked.rival?.key, asked.rival?.form.remark, asked.others]).toEqual([
      key,
      'mine',
      'K1',
      'theirs',
      [],
    ]);
    await keep('mine', { key, draftId: key });
    const chosen = await recall();
    expect([chosen.rival, chosen.others.map(({ form }) => form.remark)]).toEqual([null, ['theirs']]);
    expect([lying('K1').isPending, lying(key).isPending], 'neither was sent as an order').toEqual([false, false]);
  });

  it('are offered only in the tab that asked, and not once they are equal', async () => {
    await keep('theirs');
    const key = await part();
    await keep('mine', { key, draftId: key, rival: 'K1' });
    turnToTab();
    expect((await recall()).rival).toBeNull();
    turnToTab();
    await keep('mine', { key, draftId: key, rival: 'K1' });
    await keep('mine');
    await keep('mine', { key, draftId: key, rival: 'K1' });
    expect((await recall()).rival).toBeNull();
  });

  it('keep their sent flag from the other tab', async () => {
    await keep('theirs');
    await part();
    expect(lying('K1')).toMatchObject({ draft: { isSent: false } });
    await keep('mine');
    await part();
    expect(lying('K1')).toMatchObject({
      draft: { isSent: true, form: { remark: 'theirs' } },
    });
  });
});
