import { readDraft, saveDraft } from '../../../../contract/modes/fcl/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { protocolConsent } from '../../../../contract/content/protocol';
import { sailingDetail } from '../../../../contract/offers/sailings';
import { blankGoods } from '../../../../domain/goods/row';
import type { Sailing } from '../../../../domain/offer/sailing';
import { VERIFY_WITHIN_MS } from '../../../../domain/order/life/lifecycle';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { quoteFor, read, submit } from './support/booking';
import { newMember, setStatus } from './support/enterprise';
import { GENERAL, submissionOn } from './support/submission';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const eventsOf = async (orderNo: string) =>
  (
    await gateway.database.query<{ event: string; to: string }>(
      'select event, to_state as "to" from order_events where order_no = $1 order by position',
      [orderNo],
    )
  ).map(({ event, to }) => `${event} ${to}`);

describe('submitted order', () => {
  it('stores the accepted terms for the next order', async () => {
    const { token } = await newPerson(gateway);
    await submit(gateway, token, submissionOn(await quoteFor(gateway, token)));
    const agreedAt = new Date(gateway.clock.now()).toISOString();
    const { data } = await gateway.get(protocolConsent.path, bearing(token));
    expect(data).toEqual({ version: '2026-11-22', agreedAt });
  });

  it('by an individual goes to dangerous goods review', async () => {
    const { token } = await newPerson(gateway);
    const { code, data } = await submit(gateway, token, submissionOn(await quoteFor(gateway, token)));
    expect(code).toBe(CODES.success);
    expect(data).toEqual({
      orderNo: expect.stringMatching(/^FC260302[0-9A-HJKMNP-TV-Z]{6}$/),
      state: 'DG_REVIEW',
      verifyBy: null,
    });
    expect(await eventsOf(data.orderNo)).toEqual([
      'submitted SUBMITTED',
      'verification.had UNDER_REVIEW',
      'goods.dangerous DG_REVIEW',
    ]);
  });

  it('stores the alternative sailing as shown, and leaves out goods for the next order', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token);
    const { data: found } = await gateway.post<{ alternatives: Sailing[] }>(sailingDetail.path, {
      ...quote.search,
      sailingId: quote.offer.offerId,
    });
    const [other] = found.alternatives;
    if (!other) throw new Error('the lane has one ship only');
    const submission = submissionOn(quote, { altOfferId: other.sailingId, later: [blankGoods('9')] });
    const { code, data } = await submit(gateway, token, submission);
    expect(code).toBe(CODES.success);
    const { vessel, voyage, etd, carrier } = other;
    const { detail, goods } = (await read(gateway, token, data.orderNo)).data;
    expect(detail['alternative']).toEqual({ vessel, voyage, etd, carrier: carrier.nameCn });
    expect(goods).toHaveLength(1);
  });

  it('with harmless goods goes to the ordinary review', async () => {
    const { token } = await newPerson(gateway);
    const { data } = await submit(gateway, token, submissionOn(await quoteFor(gateway, token, GENERAL)));
    expect(data.state).toBe('UNDER_REVIEW');
  });

  it.each(['NONE', 'WAIT', 'REJECT', 'EXPIRED'] as const)(
    'waits 48 hours for an enterprise that is %s',
    async (status) => {
      const { token } = await newMember(gateway, status);
      const { data } = await submit(gateway, token, submissionOn(await quoteFor(gateway, token)));
      const verifyBy = new Date(gateway.clock.now() + VERIFY_WITHIN_MS).toISOString();
      expect(data).toMatchObject({ state: 'AWAIT_VERIFY', verifyBy });
      expect((await read(gateway, token, data.orderNo)).data).toMatchObject({ state: 'AWAIT_VERIFY', verifyBy });
    },
  );

  it('tells an enterprise whose verification has lapsed since its page was opened, and orders nothing', async () => {
    const { token, enterpriseId } = await newMember(gateway, 'PASS');
    const submission = { ...submissionOn(await quoteFor(gateway, token)), isVerificationDue: false };
    await setStatus(gateway, enterpriseId, 'EXPIRED');
    expect(await submit(gateway, token, submission)).toMatchObject({
      code: CODES.badRequest,
      message:
        '企业认证已变动，现在没有通过：下单后需在 48 小时内通过认证，否则订单自动取消。这次没有下单，请核对后再提交',
    });
    const seen = { ...submission, isVerificationDue: true };
    expect((await submit(gateway, token, seen)).data).toMatchObject({ state: 'AWAIT_VERIFY' });
  });

  it('is judged by the verification of the moment when the page still asks for one', async () => {
    const { token } = await newMember(gateway, 'PASS');
    const submission = { ...submissionOn(await quoteFor(gateway, token)), isVerificationDue: true };
    expect((await submit(gateway, token, submission)).data).toMatchObject({ state: 'DG_REVIEW', verifyBy: null });
  });

  it('by a verified enterprise waits for nothing', async () => {
    const { token } = await newMember(gateway, 'PASS');
    const { data } = await submit(gateway, token, submissionOn(await quoteFor(gateway, token)));
    expect(data).toMatchObject({ state: 'DG_REVIEW', verifyBy: null });
  });

  it('takes over an anonymous quote and uses it up', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, null);
    expect((await submit(gateway, token, submissionOn(quote))).code).toBe(CODES.success);
    expect((await submit(gateway, token, submissionOn(quote))).code).toBe(CODES.quoteLapsed);
  });

  it('is named on a second use of its quote, to its owner only', async () => {
    const { token } = await newPerson(gateway);
    const stranger = await newPerson(gateway);
    const submission = submissionOn(await quoteFor(gateway, null));
    const { orderNo } = (await submit(gateway, token, submission)).data;
    expect(await submit(gateway, token, submission)).toMatchObject({
      code: CODES.quoteLapsed,
      message: `已用这个报价下单 ${orderNo}，没有再下一单。请打开该订单核对；还要另订请重新选择并获取报价`,
      data: { orderNo },
    });
    const theirs = await submit(gateway, stranger.token, submission);
    expect(theirs).toMatchObject({ status: 404, code: CODES.notFound });
    expect(JSON.stringify(theirs)).not.toContain(orderNo);
  });

  it('deletes its own draft and no draft of another', async () => {
    const { token } = await newPerson(gateway);
    const other = await newPerson(gateway);
    const quote = await quoteFor(gateway, token);
    const { form } = submissionOn(quote, { quoteId: '' });
    const saved = await gateway.post<{ draft: { draftId: string } }>(
      saveDraft.path,
      { form, revision: 0 },
      bearing(token),
    );
    const foreign = await gateway.post<{ draft: { draftId: string } }>(
      saveDraft.path,
      { form, revision: 0 },
      bearing(other.token),
    );
    const drafts = async (who: string) => (await gateway.get(readDraft.path, bearing(who))).data;
    await submit(gateway, token, { ...submissionOn(quote), draftId: foreign.data.draft.draftId });
    expect(await drafts(token)).not.toBeNull();
    expect(await drafts(other.token)).not.toBeNull();
    const next = await quoteFor(gateway, token);
    await submit(gateway, token, { ...submissionOn(next), draftId: saved.data.draft.draftId });
    expect(await drafts(token)).toBeNull();
  });

  it('deletes its draft by the shared quote when the draft id is unknown', async () => {
    const { token } = await newPerson(gateway);
    const submission = submissionOn(await quoteFor(gateway, token));
    await gateway.post(saveDraft.path, { form: { ...submission.form, remark: 'older' }, revision: 0 }, bearing(token));
    await submit(gateway, token, submission);
    expect((await gateway.get(readDraft.path, bearing(token))).data).toBeNull();
  });

  it('stores quote, charges, form and verdict in its snapshot', async () => {
    const { token } = await newPerson(gateway);
    const quote = await quoteFor(gateway, token);
    const submission = submissionOn(quote);
    const { data } = await submit(gateway, token, submission);
    const [row] = await gateway.database.query<{ snapshot: Record<string, unknown> }>(
      'select snapshot from orders where order_no = $1',
      [data.orderNo],
    );
    expect(row?.snapshot).toMatchObject({
      quote: { quoteId: quote.quoteId, offer: quote.offer, rates: quote.rates },
      charges: { totalUsd: submission.shownTotal },
      form: { contactName: '林海' },
      verdict: { level: expect.any(String), findings: expect.any(Array), rules: expect.any(String) },
    });
  });
});
