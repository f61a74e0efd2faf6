import { dropDraft } from '../../../contract/modes/fcl/order';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { RecallDraftsOutcome, SaveLocalOutcome, SaveRemoteOutcome } from '../../../machines/order/order-draft';
import { draftKeyOf } from '../../../src/effects/orders/draft-store';
import { dropDraftVia, recallDraftsVia, saveLocalBy, saveRemoteVia } from '../../../src/effects/orders/drafts';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused, type Said } from '../support/fake-line';

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
});

const NOW = Date.parse('2026-11-20T01:42:00Z');
const by = (name: string) => ({ name: () => name, isSignedIn: () => name !== '' });
const nobody = by('');
const li = by('李工');

const gatewayThat = (answer: () => Said) => {
  const { gateway, requests } = fakeGateway(answer);
  return { open: async () => gateway, requests };
};

const recall = async (writer = nobody, answer: () => Said = () => done(null)) =>
  (await outcomeOf(recallDraftsVia(gatewayThat(answer).open, writer, 'FCL'))) as RecallDraftsOutcome;

const save = async (writer = nobody) =>
  (await outcomeOf(
    saveLocalBy(writer, 'FCL', () => NOW),
    {
      form: SOUND,
      revision: 1,
      isSent: false,
      key: 'K1-0123456789',
      isPending: true,
    },
  )) as SaveLocalOutcome;

const sent = { draftId: 'D1', form: SOUND, savedAt: '2026-11-20T01:42:00.000Z', revision: 3 };

describe('a draft in this browser', () => {
  it('comes back after a reload with its key and with what was on its way', async () => {
    await save();
    expect(await recall()).toMatchObject({
      key: 'K1-0123456789',
      isPending: true,
      local: { form: SOUND, savedAt: NOW, revision: 1, isSent: false },
    });
  });

  it('has one key in every tab, from before anything is filled in', async () => {
    const [one, other] = [await recall(), await recall()];
    expect(one.key).toBe(other.key);
    expect(one.key).toMatch(/^[\w-]{8,64}$/);
  });

  it('holds nothing but the form', async () => {
    await save(li);
    expect(Object.keys(JSON.parse(shelf.get(draftKeyOf('FCL')) ?? '{}')).toSorted()).toEqual([
      'draft',
      'isPending',
      'key',
      'owner',
    ]);
  });

  it('is never shown to somebody else who has signed in', async () => {
    await save(li);
    expect((await recall(li)).local).not.toBeNull();
    expect((await recall(by('王明'))).local).toBeNull();
  });

  it.each(['', '{', '[]', '{"key":1}', '{"key":"k","isPending":false,"owner":"","draft":{"form":{}}}'])(
    'counts %s as nothing',
    async (text) => {
      shelf.set(draftKeyOf('FCL'), text);
      expect((await recall()).local).toBeNull();
    },
  );

  it('says so where it will not outlive the page', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await save()).toEqual({ isKept: false, at: NOW });
  });

  it('has a new key once it was dropped', async () => {
    const { key } = await recall();
    await outcomeOf(dropDraftVia({ gateway: gatewayThat(() => done(null)).open, writer: nobody, mode: 'FCL' }), {
      next: null,
    });
    const after = await recall();
    expect(after.local).toBeNull();
    expect(after.key).not.toBe(key);
  });
});

describe('an order that was split', () => {
  it('leaves a draft of what waits, under a key of its own', async () => {
    const { key } = await recall();
    const next = { ...SOUND, quoteId: '' };
    await outcomeOf(
      dropDraftVia({ gateway: gatewayThat(() => done(null)).open, writer: nobody, mode: 'FCL', now: () => NOW }),
      { next },
    );
    const after = await recall();
    expect(after.local).toEqual({ form: next, savedAt: NOW, revision: 0, isSent: false });
    expect(after.key).not.toBe(key);
  });

  it('leaves what the gateway has written with it alone, and one that was dropped is dropped there too', async () => {
    const { open, requests } = gatewayThat(() => done(null));
    await outcomeOf(dropDraftVia({ gateway: open, writer: li, mode: 'FCL' }), { next: { ...SOUND, quoteId: '' } });
    await outcomeOf(dropDraftVia({ gateway: open, writer: li, mode: 'FCL' }), { next: null });
    await vi.waitFor(() => expect(requests.map(({ url }) => url)).toEqual([dropDraft.path]));
  });
});

describe('a draft at the gateway', () => {
  const saveRemote = async (writer: typeof nobody, answer: () => Said) =>
    (await outcomeOf(saveRemoteVia(gatewayThat(answer).open, writer, 'FCL'), {
      form: SOUND,
      revision: 2,
    })) as SaveRemoteOutcome;

  it('is only asked for by those who have signed in', async () => {
    const { open, requests } = gatewayThat(() => done(sent));
    await outcomeOf(recallDraftsVia(open, nobody, 'FCL'));
    expect(requests).toHaveLength(0);
    expect((await recall(li, () => done(sent))).remote).toMatchObject({ draftId: 'D1', revision: 3, savedAt: NOW });
  });

  it('does not keep the form waiting where it does not come', async () => {
    expect((await recall(li, offline)).remote).toBeNull();
  });

  it('is kept, or yields to a newer one', async () => {
    expect(await saveRemote(li, () => done({ kept: true, draft: sent }))).toMatchObject({ ok: true, isKept: true });
    expect(await saveRemote(li, () => done({ kept: false, draft: sent }))).toMatchObject({ ok: true, isKept: false });
  });

  it('says why it was not kept', async () => {
    expect(await saveRemote(nobody, offline)).toEqual({ ok: false, failure: { code: 'anonymous' } });
    expect(await saveRemote(li, offline)).toEqual({ ok: false, failure: { code: 'network' } });
    expect(await saveRemote(li, () => refused('00000503'))).toEqual({ ok: false, failure: { code: 'unavailable' } });
  });
});
