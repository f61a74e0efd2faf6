import { dropDraft, listDrafts } from '../../../contract/modes/fcl/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderForm } from '../../../domain/order/form/form';
import type { RecallDraftsOutcome, SaveLocalOutcome, SaveRemoteOutcome } from '../../../machines/order/order-draft';
import { draftAt } from '../../../src/effects/orders/draft-store';
import { dropDraftVia, recallDraftsVia, saveLocalBy, saveRemoteVia } from '../../../src/effects/orders/drafts';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';
import { lockElsewhere, shelve, turnToTab } from '../support/shelf';

const NOW = Date.parse('2026-11-20T01:42:00Z');
const DAY = 86_400_000;

let shelf = shelve();
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  shelf = shelve();
  turnToTab();
});

const by = (name: string) => ({ name: () => name, isSignedIn: () => name !== '' });
const nobody = by('');
const li = by('李工');

const gatewayThat = (answer: () => Said) => {
  const { gateway, requests } = fakeGateway(answer);
  return { open: async () => gateway, requests };
};

type Recalling = { writer?: typeof nobody; answer?: () => Said; quoteId?: string; now?: number };

async function recall({ writer = nobody, answer = () => done([]), quoteId = '', now = NOW }: Recalling = {}) {
  const recalling = recallDraftsVia(gatewayThat(answer).open, writer, 'FCL', () => now);
  return (await outcomeOf(recalling, { quoteId })) as RecallDraftsOutcome;
}

const of = (quoteId: string, remark = ''): OrderForm => ({ ...SOUND, quoteId, remark });

async function save(writer = nobody, form: OrderForm = SOUND, key = 'K1-0123456789', now = NOW) {
  const kept = { form, revision: 1, isSent: false, key, draftId: key, about: null, isPending: true, rival: null };
  return (await outcomeOf(
    saveLocalBy(writer, 'FCL', () => now),
    kept,
  )) as SaveLocalOutcome;
}

const sent = { draftId: 'D1', form: SOUND, savedAt: '2026-11-20T01:42:00.000Z', revision: 3, about: null };

describe('a draft in this browser', () => {
  it('comes back after a reload with its key and with what was on its way', async () => {
    await save();
    expect(await recall()).toMatchObject({
      key: 'K1-0123456789',
      isPending: true,
      local: { form: SOUND, savedAt: NOW, revision: 1, isSent: false },
    });
  });

  it('has a key from its first word on, which is its name at the gateway, too', async () => {
    const { key, draftId } = await recall();
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(draftId).toBe(key);
  });

  it('holds nothing but the form, and what it is known by', async () => {
    await save(li);
    expect(Object.keys(JSON.parse(shelf.getItem(draftAt('FCL', 'K1-0123456789')) ?? '{}')).toSorted()).toEqual([
      'about',
      'draft',
      'draftId',
      'isPending',
      'key',
      'owner',
      'rival',
    ]);
  });

  it('is never shown to somebody else who has signed in', async () => {
    await save(li);
    expect((await recall({ writer: li })).local).not.toBeNull();
    const other = await recall({ writer: by('王明') });
    expect([other.local, other.others]).toEqual([null, []]);
  });

  it.each(['', '{', '[]', '{"key":1}', '{"key":"k","isPending":false,"owner":"","draft":{"form":{}}}'])(
    'counts %s as nothing',
    async (text) => {
      shelf.setItem(draftAt('FCL', 'k'), text);
      shelf.setItem('order-draft.fcl', text);
      expect(await recall()).toMatchObject({ local: null, others: [] });
    },
  );

  it('is gone thirty days after its last word', async () => {
    await save();
    expect((await recall({ now: NOW + 29 * DAY })).local).not.toBeNull();
    expect((await recall({ now: NOW + 31 * DAY })).local).toBeNull();
    expect(shelf.getItem(draftAt('FCL', 'K1-0123456789'))).toBeNull();
  });

  it('has a new key once it was dropped', async () => {
    await save();
    const { open, requests } = gatewayThat(() => done(null));
    const dropping = dropDraftVia({ gateway: open, writer: nobody, mode: 'FCL' });
    await outcomeOf(dropping, { key: 'K1-0123456789', draftId: 'K1-0123456789', next: null, isKept: false });
    const after = await recall();
    expect(after.local).toBeNull();
    expect(after.key).not.toBe('K1-0123456789');
    // Of somebody who has not signed in the gateway keeps nothing that could be taken away.
    expect(requests).toEqual([]);
  });

  it('says so where it will not outlive the page', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await save(nobody, SOUND, 'K2')).toEqual({ isKept: false, at: NOW });
  });
});

describe('many drafts', () => {
  it('are each found at their own price, whichever was written last', async () => {
    await save(nobody, of('Q1', 'one'), 'K1', NOW);
    await save(nobody, of('Q2', 'two'), 'K2', NOW + 1);
    turnToTab();
    expect(await recall({ quoteId: 'Q1' })).toMatchObject({ key: 'K1', others: [{ key: 'K2' }] });
    expect(await recall({ quoteId: 'Q2' })).toMatchObject({ key: 'K2', others: [{ key: 'K1' }] });
  });

  it('stay with their tab, where both were opened at no price of theirs', async () => {
    const one = turnToTab();
    await save(nobody, of('Q1', 'one'), 'K1', NOW);
    const other = turnToTab();
    await save(nobody, of('Q2', 'two'), 'K2', NOW + 1);
    turnToTab(one);
    expect((await recall({ quoteId: 'Q3' })).key).toBe('K1');
    turnToTab(other);
    expect((await recall({ quoteId: 'Q3' })).key).toBe('K2');
  });

  it('are not opened by themselves while another tab fills them in, unless at their own price', async () => {
    await save(nobody, of('Q1', 'one'), 'K1', NOW);
    await save(nobody, of('Q2', 'two'), 'K2', NOW + 1);
    turnToTab();
    lockElsewhere(['order-draft.FCL.K2']);
    expect((await recall({ quoteId: 'Q3' })).key).toBe('K1');
    expect((await recall({ quoteId: 'Q2' })).key).toBe('K2');
  });

  it('are not lost over a new one', async () => {
    await save(nobody, of('Q1', 'one'), 'K1');
    const dropping = dropDraftVia({ gateway: gatewayThat(() => done(null)).open, writer: li, mode: 'FCL' });
    await outcomeOf(dropping, { key: 'K1', draftId: 'K1', next: null, isKept: true });
    expect((await recall({ quoteId: 'Q1' })).local?.form.remark).toBe('one');
  });
});

describe('an order that was split', () => {
  const dropping = (answer: () => Said = () => done(null)) => {
    const { open, requests } = gatewayThat(answer);
    return { drop: dropDraftVia({ gateway: open, writer: li, mode: 'FCL', now: () => NOW }), requests };
  };
  const placed = { key: 'K1', draftId: 'K1', isKept: false };
  const next = { ...SOUND, quoteId: '' };

  it('leaves a draft of what waits, under a key of its own', async () => {
    await save(li, SOUND, 'K1');
    await outcomeOf(dropping().drop, { ...placed, next });
    const after = await recall({ writer: li });
    expect(after.local).toEqual({ form: next, savedAt: NOW, revision: 0, isSent: false });
    expect(after.key).not.toBe('K1');
  });

  it('is the one that the gateway has written with it', async () => {
    await outcomeOf(dropping().drop, { ...placed, next });
    const after = await recall({ writer: li, answer: () => done([{ ...sent, form: next }]) });
    expect([after.draftId, after.others]).toEqual(['D1', []]);
  });

  it('leaves what the gateway has written with it alone, and one that was dropped is dropped there too', async () => {
    const { drop, requests } = dropping();
    const rested = () => new Promise<void>((resolve) => void setTimeout(resolve));
    await outcomeOf(drop, { ...placed, next });
    await outcomeOf(drop, { ...placed, next: null, isKept: true });
    await outcomeOf(drop, { ...placed, next: null, draftId: null });
    await rested();
    expect(requests).toEqual([]);
    await outcomeOf(drop, { ...placed, next: null });
    await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([dropDraft.path]));
  });
});

describe('a draft at the gateway', () => {
  const saveRemote = async (writer: typeof nobody, answer: () => Said) =>
    (await outcomeOf(saveRemoteVia(gatewayThat(answer).open, writer, 'FCL'), {
      form: SOUND,
      revision: 2,
      draftId: 'D1',
    })) as SaveRemoteOutcome;

  it.each([
    ['under its name', 'D1', { form: SOUND, revision: 2, draftId: 'D1' }],
    ['without one, where the release before has given it none', null, { form: SOUND, revision: 2 }],
  ])('is written down %s', async (_, draftId, asked) => {
    const { open, requests } = gatewayThat(() => done({ kept: true, draft: sent }));
    await outcomeOf(saveRemoteVia(open, li, 'FCL'), { form: SOUND, revision: 2, draftId });
    expect(requests.map(({ data }) => data as unknown)).toEqual([asked]);
  });

  it('is joined to what lies here by its name, and never to another', async () => {
    await save(li, of('Q1', 'here'), 'K1', NOW);
    const lies = (draftId: string) => ({ ...sent, draftId, form: of('Q2', `at the gateway, ${draftId}`) });
    const { key, remote, others } = await recall({ writer: li, answer: () => done([lies('K0'), lies('K1')]) });
    expect([key, remote?.draftId]).toEqual(['K1', 'K1']);
    expect(others.map(({ draftId }) => draftId)).toEqual(['K0']);
  });

  it('is only asked for by those who have signed in', async () => {
    const { open, requests } = gatewayThat(() => done([sent]));
    await outcomeOf(recallDraftsVia(open, nobody, 'FCL'), { quoteId: '' });
    expect(requests).toHaveLength(0);
    await outcomeOf(recallDraftsVia(open, li, 'FCL'), { quoteId: '' });
    expect(requests.map(({ url }) => url)).toEqual([listDrafts.path]);
    const { draftId, remote } = await recall({ writer: li, answer: () => done([sent]) });
    expect(draftId).toBe('D1');
    expect(remote).toMatchObject({ revision: 3, savedAt: NOW });
  });

  it('does not keep the form waiting where it does not come', async () => {
    expect((await recall({ writer: li, answer: offline })).remote).toBeNull();
  });

  it('is kept, or yields to a newer one', async () => {
    expect(await saveRemote(li, () => done({ kept: true, draft: sent }))).toEqual({
      ok: true,
      isKept: true,
      draft: { draftId: 'D1', form: SOUND, savedAt: NOW, revision: 3, about: null },
    });
    expect(await saveRemote(li, () => done({ kept: false, draft: sent }))).toMatchObject({ ok: true, isKept: false });
  });

  it('says why it was not kept', async () => {
    expect(await saveRemote(nobody, offline)).toEqual({ ok: false, failure: { code: 'anonymous' } });
    const nothing = saveRemoteVia(gatewayThat(() => done({ kept: true, draft: sent })).open, li, 'FCL');
    const input = { form: null, revision: 2, draftId: 'D1' };
    expect(await outcomeOf(nothing, input)).toEqual({ ok: false, failure: { code: 'anonymous' } });
    expect(await saveRemote(li, offline)).toEqual({ ok: false, failure: { code: 'network' } });
    expect(await saveRemote(li, () => refused('00000503'))).toEqual({ ok: false, failure: { code: 'unavailable' } });
  });
});
