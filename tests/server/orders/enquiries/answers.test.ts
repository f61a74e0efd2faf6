import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import {
  declineEnquiry,
  listEnquiries,
  readEnquiry,
  sayEnquiry,
  withdrawEnquiry,
} from '../../../../contract/modes/enq';
import { readDraft } from '../../../../contract/modes/fcl/order';
import type { FclForm } from '../../../../domain/modes/fcl/form';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import { methanol } from '../../../support/fcl-order';
import { bearing, newPerson } from '../../people/identity/support/person';
import { submit } from '../orders/support/booking';
import { submissionOn } from '../orders/support/submission';
import { enquiryDeskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { actPath, enquirerOn, HOUR } from './support/enquirer';

let one: TestGateway;
let other: TestGateway;
let on: ReturnType<typeof enquirerOn>;
beforeAll(async () => {
  one = await openTestGateway();
  other = await openTestGateway({ database: one.database, clock: one.clock });
  on = enquirerOn(one);
});
afterAll(() => one.close());

describe('enquiry answer', () => {
  it('has price lines, sailing and deadline, and notifies the sender', async () => {
    const mine = await on.asked();
    expect((await on.read(mine)).answer).toBeNull();
    expect((await on.answer(mine.enquiryNo, { note: '含操作费' })).code).toBe(CODES.success);
    const { state, answer: given } = await on.read(mine);
    expect(state).toBe('ANSWERED');
    const lineOf = (item: string) => given?.charges.lines.find((line) => line.item === item)?.total;
    expect(lineOf('OF')).toEqual({ amount: 150_000, currency: '2' });
    expect(lineOf('DGS')).toEqual({ amount: 30_000, currency: '2' });
    expect(lineOf('DGD'), 'the local lines of dangerous goods are among them').toBeDefined();
    expect(given).toMatchObject({ answerNo: 1, note: '含操作费', validUntil: on.until(24), offer: { mode: 'FCL' } });
    expect(await on.told(`询价 ${mine.enquiryNo} 已报价`)).toBe(1);
  });

  it.each([
    ['without a freight', { freight: {} }, '请填写每种箱型、罐、袋、计费吨或计费千克的运费'],
    ['of dangerous goods without a surcharge', { danger: {} }, '危险品需填写附加费，或在说明里写明“含”'],
    ['that is over already', { validUntil: '2026-03-01T12:00' }, '有效期需晚于现在，且不晚于该班次最早的截止时间'],
    ['that outlives its sailing', { validUntil: '2026-12-01T12:00' }, '有效期需晚于现在，且不晚于该班次最早的截止时间'],
  ])('%s is rejected', async (_, change, message) => {
    const mine = await on.asked();
    expect(await on.answer(mine.enquiryNo, change)).toMatchObject({ code: CODES.badRequest, message });
    expect((await on.read(mine)).answer).toBeNull();
  });

  it('can include the surcharge in the freight with a note', async () => {
    const mine = await on.asked();
    expect((await on.answer(mine.enquiryNo, { danger: {}, note: '全包价，含危险品附加费' })).code).toBe(CODES.success);
  });

  it('can be late, and the sender gets one delay notice before', async () => {
    const mine = await on.asked();
    one.clock.advance(3 * HOUR);
    expect((await on.read(mine)).state).toBe('OVERDUE');
    for (const sweep of [...one.sweeps, ...other.sweeps]) await sweep();
    // Answer is due two working hours after 15:00.
    expect(
      await on.told(`【化途】抱歉，${mine.enquiryNo} 仍在询价，预计北京时间 3月2日 17:00 前答复，答复后短信通知您。`),
    ).toBe(1);
    expect((await on.answer(mine.enquiryNo)).code).toBe(CODES.success);
    expect((await on.read(mine)).state).toBe('ANSWERED');
  });
});

describe('answered enquiry', () => {
  it('becomes one order when accepted fifty times on two gateways', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo);
    const shown = await on.read(mine);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => on.accept(mine, shown, index % 2 === 0 ? one : other)),
    );
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([CODES.success]));
    const quotes = new Set(replies.map(({ data }) => data.quote?.quoteId));
    expect(quotes.size).toBe(1);
    const [kept] = await one.database.query<{ quotes: number; drafts: number }>(
      `select (select count(*) from quotes q join enquiries e on e.user_id = q.user_id where e.enquiry_no = $1) as quotes,
              (select count(*) from order_drafts d join enquiries e on e.user_id = d.user_id where e.enquiry_no = $1) as drafts`,
      [mine.enquiryNo],
    );
    expect(kept).toEqual({ quotes: 1, drafts: 1 });

    const [quoteId = ''] = quotes;
    const { data: quote } = await one.get<FclQuote>(`/api-ecommerce/quote/${quoteId}`, bearing(mine.token));
    expect(quote.offer.price?.charges).toEqual(shown.answer?.charges);
    const orders = await Promise.all(Array.from({ length: 8 }, () => submit(one, mine.token, submissionOn(quote))));
    const made = orders.filter(({ code }) => code === CODES.success);
    expect(made).toHaveLength(1);
    expect(await on.read(mine)).toMatchObject({ state: 'ORDERED', orderNo: made[0]?.data.orderNo });
  });

  it('fills the order form from the enquiry when accepted', async () => {
    const mine = await on.asked({ remark: '周末可装箱' });
    await on.answer(mine.enquiryNo);
    const { data } = await on.accept(mine, await on.read(mine));
    const draft = await one.get<{ form: FclForm }>(readDraft.path, bearing(mine.token));
    expect(draft.data.form).toMatchObject({
      quoteId: data.quote?.quoteId,
      goods: [methanol],
      boxes: [{ type: '20GP', count: '1' }],
      contactName: '林海',
      remark: '周末可装箱',
    });
  });

  it('is not accepted at the old price after the answer changed', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo);
    const before = await on.read(mine);
    await on.answer(mine.enquiryNo, { freight: { '20GP': 1800 } });
    expect(await on.accept(mine, before)).toMatchObject({
      code: CODES.priceChanged,
      message: '报价已更新，请核对新的总价',
    });
    const now = await on.read(mine);
    expect(now).toMatchObject({ state: 'ANSWERED', answer: { answerNo: 2 }, quote: null });
    expect((await on.accept(mine, now)).code).toBe(CODES.success);
  });

  it('can be accepted until its deadline and no longer', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo, { validUntil: on.until(1) });
    const shown = await on.read(mine);
    one.clock.advance(HOUR);
    expect(await on.accept(mine, shown)).toMatchObject({ code: CODES.quoteLapsed, message: '报价已过期，请重新询价' });
    expect((await on.read(mine)).state).toBe('LAPSED');
    await on.answer(mine.enquiryNo);
    expect((await on.read(mine)).state, 'another answer takes its place').toBe('ANSWERED');
  });

  it('is declined with a reason and then cannot be accepted or withdrawn', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo);
    expect((await on.act(declineEnquiry.path, mine, { reason: ' ' })).code).toBe(CODES.badRequest);
    expect((await on.act(declineEnquiry.path, mine, { reason: '价格偏高' })).data).toMatchObject({
      state: 'DECLINED',
      reason: '价格偏高',
    });
    expect((await on.accept(mine, await on.read(mine))).code).toBe(CODES.moveRefused);
    expect((await on.act(withdrawEnquiry.path, mine)).code).toBe(CODES.moveRefused);
  });

  it('stays readable when withdrawn, and takes no further answer', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo);
    const { data } = await on.act(withdrawEnquiry.path, mine);
    expect(data).toMatchObject({ state: 'WITHDRAWN', answer: { answerNo: 1 } });
    expect((await on.answer(mine.enquiryNo)).code).toBe(CODES.moveRefused);
    const list = await one.get<ReplyOf<typeof listEnquiries>>(listEnquiries.path, bearing(mine.token));
    expect(list.data).toMatchObject({ open: 0, records: [{ state: 'WITHDRAWN' }] });
  });

  it('is discussed by both sides, with one counter-offer and twenty messages', async () => {
    const mine = await on.asked();
    const say = (text: string, amount: number | null = null, currency = '2') =>
      on.act(sayEnquiry.path, mine, { text, counter: amount === null ? null : { amount, currency } });
    expect((await say('目标 1500', 150_000)).code, 'nothing to counter yet').toBe(CODES.moveRefused);
    await on.answer(mine.enquiryNo);
    expect((await say('用人民币', 170_000, '1')).code, 'not in the currency of the answer').toBe(CODES.moveRefused);
    expect((await say('同行报价更低', 170_000)).code).toBe(CODES.success);
    expect((await say('再低一点', 160_000)).code).toBe(CODES.moveRefused);
    await enquiryDeskOf(one).say(mine.enquiryNo, '已是最低价');
    expect((await on.read(mine)).messages.map(({ byHouse, text, counter }) => [byHouse, text, counter])).toEqual([
      [false, '同行报价更低', { amount: 170_000, currency: '2', isTaxed: false }],
      [true, '已是最低价', null],
    ]);
    for (let count = 2; count < 20; count += 1) expect((await say('好')).code).toBe(CODES.success);
    expect((await say('好')).code).toBe(CODES.moveRefused);
  });

  it('is refused by the desk with a reason', async () => {
    const mine = await on.asked();
    await enquiryDeskOf(one).refuse(mine.enquiryNo, '承运人不接第 3 类');
    expect(await on.read(mine)).toMatchObject({ state: 'REFUSED', reason: '承运人不接第 3 类' });
  });

  it('is visible to its sender only', async () => {
    const mine = await on.asked();
    await on.answer(mine.enquiryNo);
    const shown = await on.read(mine);
    const { token } = await newPerson(one);
    const theirs = { token, enquiryNo: mine.enquiryNo };
    expect((await one.get(actPath(readEnquiry.path, mine.enquiryNo), bearing(token))).status).toBe(404);
    expect((await on.accept(theirs, shown)).status).toBe(404);
    expect((await on.act(withdrawEnquiry.path, theirs)).status).toBe(404);
    expect((await on.read(mine)).state).toBe('ANSWERED');
  });
});
