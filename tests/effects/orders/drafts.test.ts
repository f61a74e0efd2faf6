import { dropDraft, listDrafts, fclOrder } from '../../../contract/modes/fcl/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { OrderForm } from '../../../domain/order/form/form';
import type { RecallDraftsOutcome, SaveLocalOutcome, SaveRemoteOutcome } from '../../../machines/order/order-draft';
import { draftKeyAt } from '../../../src/effects/orders/draft-store';
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
  const recalling = recallDraftsVia(gatewayThat(answer).open, writer, fclOrder, () => now);
  return (await outcomeOf(recalling, { quoteId })) as RecallDraftsOutcome;
}

const of = (quoteId: string, remark = ''): OrderForm => ({ ...SOUND, quoteId, remark });

async function save(writer = nobody, form: OrderForm = SOUND, key = 'K1-0123456789', now = NOW) {
  const kept = { form, revision: 1, isSent: false, key, draftId: key, about: null, isPending: true, rival: null };
  return (await outcomeOf(
    saveLocalBy(writer, fclOrder, () => now),
    kept,
  )) as SaveLocalOutcome;
}

const sent = { draftId: 'D1', form: SOUND, savedAt: '2026-11-20T01:42:00.000Z', revision: 3, about: null };

describe('draft in this browser', () => {
  it('survives a reload with its key and its pending submission', async () => {
    await save();
    expect(await recall()).toMatchObject({
      key: 'K1-0123456789',
      isPending: true,
      local: { form: SOUND, savedAt: NOW, revision: 1, isSent: false },
    });
  });

  it('has a key from the start, which is its id at the gateway too', async () => {
    const { key, draftId } = await recall();
    expect(key).toMatch(/^[\w-]{8,64}$/);
    expect(draftId).toBe(key);
  });

  it('stores only the form and its identifiers', async () => {
    await save(li);
    expect(Object.keys(JSON.parse(shelf.getItem(draftKeyAt('FCL', 'K1-0123456789')) ?? '{}')).toSorted()).toEqual([
      'about',
      'draft',
      'draftId',
      'isPending',
      'key',
      'owner',
      'rival',
    ]);
  });

  it('is hidden from another signed-in customer', async () => {
    await save(li);
    expect((await recall({ writer: li })).local).not.toBeNull();
    const other = await recall({ writer: by('王明') });
    expect([other.local, other.others]).toEqual([null, []]);
  });

  it.each(['', '{', '[]', '{"key":1}', '{"key":"k","isPending":false,"owner":"","draft":{"form":{}}}'])(
    'reads %s as no draft',
    async (text) => {
      shelf.setItem(draftKeyAt('FCL', 'k'), text);
      shelf.setItem('order-draft.fcl', text);
      expect(await recall()).toMatchObject({ local: null, others: [] });
    },
  );

  it('expires after thirty days', async () => {
    await save();
    expect((await recall({ now: NOW + 29 * DAY })).local).not.toBeNull();
    expect((await recall({ now: NOW + 31 * DAY })).local).toBeNull();
    expect(shelf.getItem(draftKeyAt('FCL', 'K1-0123456789'))).toBeNull();
  });

  it('gets a new key after it is dropped', async () => {
    await save();
    const { open, requests } = gatewayThat(() => done(null));
    const dropping = dropDraftVia({ gateway: open, writer: nobody, wire: fclOrder });
    await outcomeOf(dropping, { key: 'K1-0123456789', draftId: 'K1-0123456789', next: null, isKept: false });
    const after = await recall();
    expect(after.local).toBeNull();
    expect(after.key).not.toBe('K1-0123456789');
    // The gateway keeps no guest drafts.
    expect(requests).toEqual([]);
  });

  it('reports when it cannot outlive the page', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await save(nobody, SOUND, 'K2')).toEqual({ isKept: false, at: NOW });
  });
});

describe('several drafts', () => {
  it('are each found by their own quote', async () => {
    await save(nobody, of('Q1', 'one'), 'K1', NOW);
    await save(nobody, of('Q2', 'two'), 'K2', NOW + 1);
    turnToTab();
    expect(await recall({ quoteId: 'Q1' })).toMatchObject({ key: 'K1', others: [{ key: 'K2' }] });
    expect(await recall({ quoteId: 'Q2' })).toMatchObject({ key: 'K2', others: [{ key: 'K1' }] });
  });

  it('stay with their tab when neither quote matches', async () => {
    const one = turnToTab();
    await save(nobody, of('Q1', 'one'), 'K1', NOW);
    const other = turnToTab();
    await save(nobody, of('Q2', 'two'), 'K2', NOW + 1);
    turnToTab(one);
    expect((await recall({ quoteId: 'Q3' })).key).toBe('K1');
    turnToTab(other);
    expect((await recall({ quoteId: 'Q3' })).key).toBe('K2');
  });

  it('stay closed while another tab edits them, unless the quote is theirs', async () => {
    await save(nobody, of('Q1', 'one'), 'K1', NOW);
    await save(nobody, of('Q2', 'two'), 'K2', NOW + 1);
    turnToTab();
    lockElsewhere(['order-draft.FCL.K2']);
    expect((await recall({ quoteId: 'Q3' })).key).toBe('K1');
    expect((await recall({ quoteId: 'Q2' })).key).toBe('K2');
  });

  it('are kept when a new one starts', async () => {
    await save(nobody, of('Q1', 'one'), 'K1');
    const dropping = dropDraftVia({ gateway: gatewayThat(() => done(null)).open, writer: li, wire: fclOrder });
    await outcomeOf(dropping, { key: 'K1', draftId: 'K1', next: null, isKept: true });
    expect((await recall({ quoteId: 'Q1' })).local?.form.remark).toBe('one');
  });
});

describe('split order', () => {
  const dropping = (answer: () => Said = () => done(null)) => {
    const { open, requests } = gatewayThat(answer);
    return { drop: dropDraftVia({ gateway: open, writer: li, wire: fclOrder, now: () => NOW }), requests };
  };
  const placed = { key: 'K1', draftId: 'K1', isKept: false };
  const next = { ...SOUND, quoteId: '' };

  it('leaves a draft of the remaining goods under its own key', async () => {
    await save(li, SOUND, 'K1');
    await outcomeOf(dropping().drop, { ...placed, next });
    const after = await recall({ writer: li });
    expect(after.local).toEqual({ form: next, savedAt: NOW, revision: 0, isSent: false });
    expect(after.key).not.toBe('K1');
  });

  it('joins the draft that the gateway wrote', async () => {
    await outcomeOf(dropping().drop, { ...placed, next });
    const after = await recall({ writer: li, answer: () => done([{ ...sent, form: next }]) });
    expect([after.draftId, after.others]).toEqual(['D1', []]);
  });

  it('deletes no draft at the gateway after placement, only after a drop', async () => {
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

describe('draft at the gateway', () => {
  const saveRemote = async (writer: typeof nobody, answer: () => Said) =>
    (await outcomeOf(saveRemoteVia(gatewayThat(answer).open, writer, fclOrder), {
      form: SOUND,
      revision: 2,
      draftId: 'D1',
    })) as SaveRemoteOutcome;

  it.each([
    ['under its name', 'D1', { form: SOUND, revision: 2, draftId: 'D1' }],
    ['without one, where the release before has given it none', null, { form: SOUND, revision: 2 }],
  ])('is saved %s', async (_, draftId, asked) => {
    const { open, requests } = gatewayThat(() => done({ kept: true, draft: sent }));
    await outcomeOf(saveRemoteVia(open, li, fclOrder), { form: SOUND, revision: 2, draftId });
    expect(requests.map(({ data }) => data as unknown)).toEqual([asked]);
  });

  it('joins only the local draft with its id', async () => {
    await save(li, of('Q1', 'here'), 'K1', NOW);
    const lies = (draftId: string) => ({ ...sent, draftId, form: of('Q2', `at the gateway, ${draftId}`) });
    const { key, remote, others } = await recall({ writer: li, answer: () => done([lies('K0'), lies('K1')]) });
    expect([key, remote?.draftId]).toEqual(['K1', 'K1']);
    expect(others.map(({ draftId }) => draftId)).toEqual(['K0']);
  });

  it('is requested for signed-in customers only', async () => {
    const { open, requests } = gatewayThat(() => done([sent]));
    await outcomeOf(recallDraftsVia(open, nobody, fclOrder), { quoteId: '' });
    expect(requests).toHaveLength(0);
    await outcomeOf(recallDraftsVia(open, li, fclOrder), { quoteId: '' });
    expect(requests.map(({ url }) => url)).toEqual([listDrafts.path]);
    const { draftId, remote } = await recall({ writer: li, answer: () => done([sent]) });
    expect(draftId).toBe('D1');
    expect(remote).toMatchObject({ revision: 3, savedAt: NOW });
  });

  it('does not block the form when it does not load', async () => {
    expect((await recall({ writer: li, answer: offline })).remote).toBeNull();
  });

  it('is kept or yields to a newer one', async () => {
    expect(await saveRemote(li, () => done({ kept: true, draft: sent }))).toEqual({
      ok: true,
      isKept: true,
      draft: { draftId: 'D1', form: SOUND, savedAt: NOW, revision: 3, about: null },
    });
    expect(await saveRemote(li, () => done({ kept: false, draft: sent }))).toMatchObject({ ok: true, isKept: false });
  });

  it('returns the reason when it is not kept', async () => {
    expect(await saveRemote(nobody, offline)).toEqual({ ok: false, failure: { code: 'anonymous' } });
    const nothing = saveRemoteVia(gatewayThat(() => done({ kept: true, draft: sent })).open, li, fclOrder);
    const input = { form: null, revision: 2, draftId: 'D1' };
    expect(await outcomeOf(nothing, input)).toEqual({ ok: false, failure: { code: 'anonymous' } });
    expect(await saveRemote(li, offline)).toEqual({ ok: false, failure: { code: 'network' } });
    expect(await saveRemote(li, () => refused('00000503'))).toEqual({ ok: false, failure: { code: 'unavailable' } });
  });
});
