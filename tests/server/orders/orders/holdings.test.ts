import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { etdList } from '../../../../contract/offers/sailings';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import type { FclQuote } from '../../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../../domain/offer/sailing';
import { generalOrder } from '../../../support/fcl-order';
import { bearing, newPerson } from '../../people/identity/support/person';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { departures, isBookable as isShareBookable, searchOf, soundOn } from '../../trade/modes/support/lcl';
import { holdToBooks } from '../../support/books';
import { deskOf } from '../../support/desk';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { ordered, quoteFor, read, submit } from './support/booking';
import { newMember } from './support/enterprise';
import { GENERAL, isBookable, submissionOn } from './support/submission';
import { LONG } from '../../../support/long';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

type Answer = { orderNo: string; of: string; most: number; held: number; asked: number };

/** One lane per test, because limits count per lane. */
const laneTo = (dstPortCode: string, count: number) => ({
  ...GENERAL,
  dstPortCode,
  boxes: [{ type: '20GP' as const, count }],
});

async function order(token: string, dst: string, count: number, at = gateway) {
  const quote = await quoteFor(at, token, laneTo(dst, count));
  const boxes = generalOrder.boxes.map((row) => ({ ...row, count: String(count) }));
  return submit<Answer>(at, token, submissionOn(quote, { boxes }));
}

async function heldBy(token: string, dst: string): Promise<{ boxes: number; last: Awaited<ReturnType<typeof order>> }> {
  for (let boxes = 0; ; boxes += 5) {
    const last = await order(token, dst, 5);
    if (last.code !== CODES.success) return { boxes, last };
  }
}

describe('lane limit of a buyer', () => {
  it('is thirty boxes when unverified, is explained, and leaves capacity for a verified company', async () => {
    const [taker, company] = [await newMember(gateway, 'WAIT'), await newMember(gateway, 'PASS')];
    const { boxes, last } = await heldBy(taker.token, 'SGSIN');
    expect(boxes).toBe(30);
    expect(last).toMatchObject({
      status: 200,
      code: CODES.bounded,
      message:
        '同一航线最多占用 30 箱，已占用 30 箱，本单 5 箱，超出上限。完成企业认证后上限提高；急需更多可发起询价，由平台客服放宽。',
      data: { of: 'BOX', most: 30, held: 30, asked: 5, isVerified: false },
    });
    expect((await order(company.token, 'SGSIN', 5)).code).toBe(CODES.success);
    await holdToBooks(gateway.database);
  });

  it('counts all members of an enterprise', async () => {
    const one = await newMember(gateway, 'WAIT');
    const other = await newMember(gateway, 'WAIT', one.enterpriseId);
    expect((await heldBy(one.token, 'MYPKG')).boxes).toBe(30);
    expect((await order(other.token, 'MYPKG', 1)).code).toBe(CODES.bounded);
  });

  it('holds against twelve parallel orders on different sailings', async () => {
    const { token } = await newPerson(gateway);
    const search = laneTo('THLCH', 5);
    const { data } = await gateway.post<{ sailings: Sailing[] }>(etdList.path, { ...search, days: 70 });
    const ships = data.sailings.filter(isBookable).slice(0, 12);
    expect(ships.length).toBe(12);
    const quotes = await Promise.all(
      ships.map(({ sailingId }) =>
        gateway.post<FclQuote>(quoteFcl.path, { ...search, offerId: sailingId }, bearing(token)),
      ),
    );
    const boxes = generalOrder.boxes.map((row) => ({ ...row, count: '5' }));
    const replies = await Promise.all(
      quotes.map(({ data: quote }) => submit(gateway, token, submissionOn(quote, { boxes }))),
    );
    const codes = replies.map(({ code }) => code);
    expect(codes.filter((code) => code === CODES.success)).toHaveLength(6);
    expect(codes.filter((code) => code === CODES.bounded)).toHaveLength(6);
    await holdToBooks(gateway.database);
  });

  it('counts across two gateways', LONG, async () => {
    const other = await openTestGateway({ database: gateway.database, clock: gateway.clock });
    const { token } = await newMember(gateway, 'WAIT');
    const codes: string[] = [];
    for (let turn = 0; turn < 8; turn += 1)
      codes.push((await order(token, 'IDJKT', 5, turn % 2 === 0 ? gateway : other)).code);
    expect(codes.filter((code) => code === CODES.success)).toHaveLength(6);
    expect(codes.slice(6)).toEqual([CODES.bounded, CODES.bounded]);
  });

  it('is five times as high when verified', LONG, async () => {
    const { token, userId, enterpriseId } = await newMember(gateway, 'WAIT');
    expect((await heldBy(token, 'VNSGN')).boxes).toBe(30);
    await gateway.database.query(`update enterprises set audit_status = 'PASS' where id = $1`, [enterpriseId]);
    expect((await order(token, 'VNSGN', 5)).code, userId).toBe(CODES.success);
  });

  it('is freed when the desk revokes an order with a reason', async () => {
    const { token } = await newMember(gateway, 'WAIT');
    const first = (await order(token, 'KRPUS', 5)).data.orderNo;
    await heldBy(token, 'KRPUS');
    const { state } = (await read(gateway, token, first)).data;
    expect(state).toBe('AWAIT_VERIFY');
    expect((await deskOf(gateway).move({ orderNo: first, from: state, event: 'revoked', reason: '' })).status).toBe(
      400,
    );
    const reason = '占用航线过多，长期未认证';
    expect((await deskOf(gateway).move({ orderNo: first, from: state, event: 'revoked', reason })).data).toEqual({
      state: 'CANCELLED',
    });
    expect((await order(token, 'KRPUS', 5)).code).toBe(CODES.success);
    await holdToBooks(gateway.database);
  });

  it('is raised by the desk with a reason', LONG, async () => {
    const { token } = await newMember(gateway, 'WAIT');
    const { orderNo } = (await order(token, 'AEJEA', 5)).data;
    await heldBy(token, 'AEJEA');
    expect((await deskOf(gateway).allow({ orderNo, times: 2, reason: '' })).status).toBe(400);
    expect((await deskOf(gateway).allow({ orderNo, times: 0, reason: '长期客户' })).status).toBe(400);
    expect((await deskOf(gateway).allow({ orderNo: 'FC000000000000', times: 2, reason: '长期客户' })).status).toBe(404);
    expect((await deskOf(gateway).allow({ orderNo, times: 2, reason: '长期客户' })).code).toBe(CODES.success);
    expect((await order(token, 'AEJEA', 5)).code).toBe(CODES.success);
  });
});

describe('LCL lane limit of a buyer', () => {
  it('is twenty cubic metres when unverified, and leaves capacity for a verified company', async () => {
    const [taker, company] = [await newMember(gateway, 'WAIT'), await newMember(gateway, 'PASS')];
    const search = searchOf('3082', 4, 'AEJEA');
    const bookable = (await departures(gateway, search)).filter(isShareBookable);
    const shed = bookable[0]?.offerId.slice(0, 'L-SHWG'.length) ?? '';
    const offers = bookable.filter(({ offerId }) => offerId.startsWith(shed));
    expect(offers.length).toBeGreaterThan(5);
    const order = async ({ token }: { token: string }, offerId: string) => {
      const quote = await locked(gateway, 'LCL', { search, offerId }, token);
      return submitted<Answer>(gateway, { id: 'LCL', token }, submissionOf(gateway, soundOn(quote as LclQuote), quote));
    };
    const answers = [];
    for (const { offerId } of offers.slice(0, 6)) answers.push(await order(taker, offerId));
    expect(answers.map(({ code }) => code)).toEqual([...Array(5).fill(CODES.success), CODES.bounded]);
    expect(answers.at(-1)?.message).toContain(
      '同一航线最多占用 20 立方米，已占用 20 立方米，本单 4 立方米，超出上限。',
    );
    expect((await order(company, offers[5]?.offerId ?? '')).code).toBe(CODES.success);
    await holdToBooks(gateway.database);
  });
});

describe('open order limit of a buyer', () => {
  it('is twenty when unverified', LONG, async () => {
    const { token } = await newPerson(gateway);
    for (const dst of ['SGSIN', 'MYPKG'])
      for (let at = 0; at < 10; at += 1) await ordered(gateway, token, laneTo(dst, 1));
    const reply = await order(token, 'THLCH', 1);
    expect(reply).toMatchObject({
      code: CODES.bounded,
      message:
        '未开航的订单已有 20 票，达到上限，有订单开航或取消后可再下单。完成企业认证后上限提高；急需更多可发起询价，由平台客服放宽。',
      data: { of: 'orders', most: 20 },
    });
    expect((await gateway.database.query('select 1 as one from order_keys where answer is null')).length).toBe(0);
  });
});
