import { listDrafts, readDraft, saveDraft } from '../../../../contract/modes/fcl/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { type FclForm, blankFcl } from '../../../../domain/modes/fcl/form';
import { blankGoods } from '../../../../domain/goods/row';
import { buildNextOrder } from '../../../../domain/order/form/split';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { quoteFor, read, submit } from './support/booking';
import { newKey, submissionOn } from './support/submission';

type Read = ReplyOf<typeof readDraft>;
type Saved = ReplyOf<typeof saveDraft>;

const WAITING = { ...blankGoods('9'), nameCn: '过硫酸钠', unNo: '1505' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const draftOf = async (token: string) => (await gateway.get<Read>(readDraft.path, bearing(token))).data;

const keep = async (token: string, form: FclForm) =>
  (await gateway.post<Saved>(saveDraft.path, { form, revision: 0 }, bearing(token))).data.draft;

/** Saved draft and submission of an order with goods for the next one. */
async function splitting() {
  const { token } = await newPerson(gateway);
  const submission = submissionOn(await quoteFor(gateway, token), { later: [WAITING] });
  const draft = await keep(token, submission.form);
  return { token, draft, submission: { ...submission, draftId: draft.draftId }, next: buildNextOrder(submission.form) };
}

describe('rest split off an order', () => {
  it('is the next draft once the order is placed, in every browser of its owner', async () => {
    const { token, draft, submission, next } = await splitting();
    const { data } = await submit(gateway, token, submission);
    const left = await draftOf(token);
    expect(left?.form).toEqual(next);
    expect(left?.form.goods).toEqual([WAITING]);
    expect(left?.draftId).not.toBe(draft.draftId);
    expect(left?.revision, 'a page that holds the old one cannot write over it').toBeGreaterThan(draft.revision);
    expect((await read(gateway, token, data.orderNo)).data.goods.map(({ unNo }) => unNo)).toEqual(['1230']);
  });

  it('replaces the saved form when the page does not know its draft id', async () => {
    const { token, submission } = await splitting();
    await submit(gateway, token, { ...submission, draftId: undefined });
    expect((await draftOf(token))?.form.goods).toEqual([WAITING]);
  });

  it('is saved as a draft when the form never was', async () => {
    const { token } = await newPerson(gateway);
    const submission = submissionOn(await quoteFor(gateway, token), { later: [WAITING] });
    await submit(gateway, token, submission);
    expect((await draftOf(token))?.form.goods).toEqual([WAITING]);
  });

  it('is saved once for repeated submissions', async () => {
    const { token, submission } = await splitting();
    const key = newKey();
    await submit(gateway, token, submission, key);
    const left = await draftOf(token);
    await gateway.post(
      saveDraft.path,
      { form: { ...blankFcl, remark: 'gone on with' }, revision: left?.revision },
      bearing(token),
    );
    expect((await submit(gateway, token, submission, key)).code).toBe(CODES.success);
    expect((await draftOf(token))?.form.remark).toBe('gone on with');
  });

  it('does not replace another draft of its owner', async () => {
    const { token } = await newPerson(gateway);
    await keep(token, { ...blankFcl, remark: 'elsewhere' });
    const submission = submissionOn(await quoteFor(gateway, token), { later: [WAITING] });
    await submit(gateway, token, submission);
    const all = (await gateway.get<ReplyOf<typeof listDrafts>>(listDrafts.path, bearing(token))).data;
    expect(all.map(({ form }) => form.remark)).toContain('elsewhere');
    expect(all.map(({ form }) => form.goods[0]?.unNo)).toContain('1505');
  });

  it('stays in its form when the order is refused', async () => {
    const { token, draft, submission } = await splitting();
    const refused = await submit(gateway, token, { ...submission, shownTotal: { amount: 1, currency: '2' } });
    expect(refused.code).toBe(CODES.priceChanged);
    expect(await draftOf(token)).toEqual(draft);
  });

  it('is private, and cannot replace a draft of another', async () => {
    const [{ token, submission }, other] = [await splitting(), await newPerson(gateway)];
    const theirs = await keep(other.token, { ...blankFcl, remark: 'theirs' });
    await submit(gateway, token, { ...submission, draftId: theirs.draftId });
    expect(await draftOf(other.token)).toEqual(theirs);
  });
});
