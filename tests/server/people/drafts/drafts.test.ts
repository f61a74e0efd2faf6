import { dropDraft, listDrafts, readDraft, saveDraft } from '../../../../contract/modes/fcl/order';
import { lclOrder } from '../../../../contract/modes/lcl/order';
import { draftList } from '../../../../contract/orders/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { blankFcl } from '../../../../domain/modes/fcl/form';
import { LCL } from '../../../../domain/modes/lcl/mode';
import { blankGoods } from '../../../../domain/goods/row';
import { bearing, newPerson } from '../identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { quoteFor } from '../../orders/orders/support/booking';

type Saved = ReplyOf<typeof saveDraft>;

const DAY = 86_400_000;
const formSaying = (remark: string) => ({ ...blankFcl, remark });

describe('draft of an order in the protocol of the previous release', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  const save = (token: string, remark: string, revision: number) =>
    gateway.post<Saved>(saveDraft.path, { form: formSaying(remark), revision }, bearing(token));
  const saved = async (token: string, remark: string, revision: number) => (await save(token, remark, revision)).data;
  const read = async (token: string) =>
    (await gateway.get<ReplyOf<typeof readDraft>>(readDraft.path, bearing(token))).data;
  const drop = (token: string) => gateway.post(dropDraft.path, {}, bearing(token));

  it('is empty at first, then the last one saved', async () => {
    const { token } = await newPerson(gateway);
    expect(await read(token)).toBeNull();
    const first = await saved(token, 'one', 0);
    expect(first).toMatchObject({ kept: true, draft: { revision: 1, form: { remark: 'one' } } });
    const second = await saved(token, 'two', 1);
    expect(second).toMatchObject({ kept: true, draft: { revision: 2, draftId: first.draft.draftId } });
    expect(await read(token)).toEqual(second.draft);
  });

  it('is not overwritten from an older revision; the newer one is returned', async () => {
    const { token } = await newPerson(gateway);
    await saved(token, 'one', 0);
    await saved(token, 'two', 1);
    expect(await saved(token, 'stale', 1)).toMatchObject({
      kept: false,
      draft: { revision: 2, form: { remark: 'two' } },
    });
    expect(await saved(token, 'from nothing', 0)).toMatchObject({ kept: false });
    expect((await read(token))?.form.remark).toBe('two');
  });

  it('accepts one of several parallel writes from the same revision', async () => {
    const { token } = await newPerson(gateway);
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((remark) => saved(token, remark, 0)));
    const kept = answers.filter((answer) => answer.kept);
    expect(kept).toHaveLength(1);
    expect((await read(token))?.form.remark).toBe(kept[0]?.draft.form.remark);
  });

  it('is gone once dropped, and its page cannot overwrite the next one', async () => {
    const { token } = await newPerson(gateway);
    await saved(token, 'old', 0);
    await drop(token);
    expect(await read(token)).toBeNull();
    const next = await saved(token, 'next', 0);
    expect(next).toMatchObject({ kept: true });
    expect(await saved(token, 'old page', 1)).toMatchObject({ kept: false, draft: { form: { remark: 'next' } } });
  });

  it('is private to its owner', async () => {
    const [one, other] = [await newPerson(gateway), await newPerson(gateway)];
    await saved(one.token, 'mine', 0);
    expect(await read(other.token)).toBeNull();
    await drop(other.token);
    await saved(other.token, 'theirs', 0);
    expect((await read(one.token))?.form.remark).toBe('mine');
  });

  it('stays its owner’s when another uses the same draft id', async () => {
    const [one, other] = [await newPerson(gateway), await newPerson(gateway)];
    const under = async (token: string, remark: string, revision: number) =>
      (
        await gateway.post<Saved>(
          saveDraft.path,
          { form: formSaying(remark), revision, draftId: 'same' },
          bearing(token),
        )
      ).data;
    for (const [{ token }, remark] of [[one, 'one’s'] as const, [other, 'another’s'] as const])
      expect(await under(token, remark, 0)).toMatchObject({ kept: true, draft: { revision: 1, form: { remark } } });
    for (const [{ token }, remark] of [[one, 'one’s'] as const, [other, 'another’s'] as const]) {
      expect(await under(token, 'stale', 0)).toMatchObject({ kept: false, draft: { form: { remark } } });
      expect(await read(token)).toMatchObject({ draftId: 'same', form: { remark } });
    }
    await drop(one.token);
    expect([await read(one.token), (await read(other.token))?.form.remark]).toEqual([null, 'another’s']);
  });

  it('expires thirty days after the last change', async () => {
    const { token } = await newPerson(gateway);
    await saved(token, 'kept', 0);
    gateway.clock.advance(29 * DAY);
    await Promise.all(gateway.sweeps.map((sweep) => sweep()));
    expect(await read(token)).not.toBeNull();
    gateway.clock.advance(2 * DAY);
    await Promise.all(gateway.sweeps.map((sweep) => sweep()));
    expect(await read(token)).toBeNull();
  });

  it.each([
    ['no form', { revision: 0 }],
    ['no revision', { form: blankFcl }],
    ['a revision before the first', { form: blankFcl, revision: -1 }],
    ['a revision nobody has reached', { form: blankFcl, revision: 1e15 }],
    ['a row too many', { form: { ...blankFcl, goods: Array(21).fill(blankFcl.goods[0]) }, revision: 0 }],
    ['a number for a text', { form: { ...blankFcl, remark: 7 }, revision: 0 }],
  ])('refuses %s', async (_, body) => {
    const { token } = await newPerson(gateway);
    const reply = await gateway.post(saveDraft.path, body, bearing(token));
    expect(reply).toMatchObject({ status: 400, code: CODES.badRequest });
    expect(await read(token)).toBeNull();
  });

  it('drops unknown fields', async () => {
    const { token } = await newPerson(gateway);
    const form = { ...formSaying('plain'), password: 'secret' };
    await gateway.post(saveDraft.path, { form, revision: 0 }, bearing(token));
    expect(await read(token)).not.toHaveProperty('form.password');
  });

  it('requires sign-in', async () => {
    expect((await gateway.post(saveDraft.path, { form: blankFcl, revision: 0 })).status).toBe(401);
    expect((await gateway.get(readDraft.path)).status).toBe(401);
    expect((await gateway.post(dropDraft.path)).status).toBe(401);
    expect((await gateway.get(listDrafts.path)).status).toBe(401);
    expect((await gateway.get(draftList.path)).status).toBe(401);
  });
});

describe('drafts of one person', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  const save = async (token: string, draftId: string, remark: string, revision = 0) =>
    (await gateway.post<Saved>(saveDraft.path, { form: formSaying(remark), revision, draftId }, bearing(token))).data;
  const list = async (token: string) =>
    (await gateway.get<ReplyOf<typeof listDrafts>>(listDrafts.path, bearing(token))).data;
  const remarks = async (token: string) => (await list(token)).map(({ form }) => form.remark);

  it('never overwrite each other', async () => {
    const { token } = await newPerson(gateway);
    await save(token, 'one', 'first');
    gateway.clock.advance(1_000);
    expect(await save(token, 'two', 'second')).toMatchObject({ kept: true, draft: { draftId: 'two', revision: 1 } });
    expect(await remarks(token)).toEqual(['second', 'first']);
    await save(token, 'one', 'first, again', 1);
    expect((await remarks(token)).toSorted()).toEqual(['first, again', 'second']);
  });

  it('are dropped one by one', async () => {
    const { token } = await newPerson(gateway);
    await save(token, 'one', 'first');
    await save(token, 'two', 'second');
    await gateway.post(dropDraft.path, { draftId: 'one' }, bearing(token));
    expect(await remarks(token)).toEqual(['second']);
  });

  it('are listed with their lane, goods and day', async () => {
    const { token } = await newPerson(gateway);
    const { quoteId, offer } = await quoteFor(gateway, token);
    const form = { ...blankFcl, quoteId, goods: [{ ...blankGoods('1'), nameCn: '甲醇', unNo: '1230' }] };
    await gateway.post(saveDraft.path, { form, revision: 0, draftId: 'one' }, bearing(token));
    await save(token, 'two', 'of no price');
    const all = (await gateway.get<ReplyOf<typeof draftList>>(draftList.path, bearing(token))).data;
    expect(all.find(({ draftId }) => draftId === 'one')).toMatchObject({
      mode: 'FCL',
      quoteId,
      goods: ['甲醇'],
      about: { org: offer.org, dst: offer.dst, stops: [], leavesAt: offer.leavesAt },
    });
    expect(all.find(({ draftId }) => draftId === 'two')).toMatchObject({ about: null, quoteId: '', goods: [] });
  });

  it('are limited to twenty per mode, dropping the oldest', async () => {
    const { token } = await newPerson(gateway);
    for (let at = 0; at < 22; at += 1) {
      await save(token, `draft-${at}`, String(at));
      gateway.clock.advance(1_000);
    }
    const left = await remarks(token);
    expect([left.length, left[0], left.at(-1)]).toEqual([20, '21', '2']);
  });

  it('belong to their mode: another mode cannot write to the same id', async () => {
    const { token } = await newPerson(gateway);
    await save(token, 'one', 'first');
    const lcl = { ...LCL.blank, remark: 'other' };
    const reply = await gateway.post(
      lclOrder.saveDraft.path,
      { form: lcl, revision: 0, draftId: 'one' },
      bearing(token),
    );
    expect(reply.status).toBe(404);
    expect(await remarks(token)).toEqual(['first']);
  });
});
