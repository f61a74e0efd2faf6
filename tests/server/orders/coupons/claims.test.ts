import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { LONG } from '../../../support/long';
import { claimCoupon, couponSheet, ownCoupons } from '../../../../contract/campaigns/coupons';
import { CODES } from '../../../../contract/wire/envelope';
import type { CouponSheet } from '../../../../domain/campaigns/coupon';
import type { OwnCoupon } from '../../../../domain/offer/coupon';
import { DAY_MS } from '../../../../domain/values/spans';
import { couponService } from '../../../../server/orders/coupons/service';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { newMember } from '../orders/support/enterprise';
import { freshAddress, freshPhone, openTestGateway, type TestGateway } from '../../support/gateway';

const ID = 'tank-autumn';
const TK300 = 'TK300';
const STOCK = 200;
const ENDS = 13 * DAY_MS;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const claim = (of: TestGateway, { token }: Pick<Person, 'token'>, change: object = {}, peer = freshAddress()) =>
  of.post<CouponSheet>(claimCoupon.path, { id: ID, couponId: TK300, nth: 1, ...change }, bearing(token), peer);
const read = async (of: TestGateway, token?: string, change: object = {}) =>
  of.post<CouponSheet>(couponSheet.path, { id: ID, couponId: TK300, ...change }, token ? bearing(token) : {});
const walletOf = async (of: TestGateway, { token }: Pick<Person, 'token'>) =>
  (await of.get<{ records: OwnCoupon[] }>(ownCoupons.path, bearing(token))).data.records;

/** User that exists in the `users` table only. */
async function strangersIn(of: TestGateway, count: number): Promise<string[]> {
  const rows = await of.database.query<{ id: string }>(
    `insert into users (id, phone, name, roles, password_hash, user_source, created_at)
     select 'hand-' || n, $1 || lpad(n::text, 4, '0'), '', '{}', '', '', now() from generate_series(1, $2) as n
     returning id`,
    [freshPhone().slice(0, 7), count],
  );
  return rows.map(({ id }) => id);
}

describe('campaign coupon', () => {
  it('8.8.5 is claimed once for repeated requests and stays in the wallet until its expiry', async () => {
    const person = await newPerson(gateway);
    const before = (await read(gateway)).data;
    const now = gateway.clock.now();
    expect(before).toMatchObject({ phase: 'RUNNING', own: null, bound: null });
    const [first, again] = [await claim(gateway, person), await claim(gateway, person)];
    expect(first.data).toEqual(again.data);
    expect(first.data).toMatchObject({ left: before.left - 1, bound: 'person' });
    expect(await walletOf(gateway, person)).toEqual([
      {
        couponId: TK300,
        nth: 1,
        title: '罐箱立减 300 元',
        amount: 30_000,
        least: 2_000_000,
        modes: ['TANK'],
        validUntil: new Date(now + 30 * DAY_MS).toISOString(),
        state: 'HELD',
        orderNo: null,
      },
    ]);
    expect((await read(gateway, person.token)).data.own).toEqual(await walletOf(gateway, person));
    expect(await walletOf(gateway, await newPerson(gateway))).toEqual([]);
  });

  it('is limited to one per person', async () => {
    const person = await newPerson(gateway);
    await claim(gateway, person);
    expect(await claim(gateway, person, { nth: 2 })).toMatchObject({ status: 400, code: CODES.badRequest });
  });

  it('8.8.6 is limited to five per enterprise, with a message for the sixth member', async () => {
    const first = await newMember(gateway, 'PASS');
    const others = [];
    for (let more = 0; more < 5; more += 1) others.push(await newMember(gateway, 'PASS', first.enterpriseId));
    const answers = await Promise.all([first, ...others].map((member) => claim(gateway, member)));
    const refused = answers.filter(({ code }) => code !== CODES.success);
    expect(refused.map(({ code, message, data }) => [code, message, data])).toEqual([
      [CODES.bounded, '贵司已领满 5 张', { bound: 'enterprise' }],
    ]);
    const late = others.find((_, at) => answers[at + 1]?.code !== CODES.success) ?? first;
    expect((await read(gateway, late.token)).data).toMatchObject({ own: [], bound: 'enterprise' });
  });

  it('requires a captcha from the fourth claim per minute and address', async () => {
    const bounds: object[] = [];
    const world = await openTestGateway({
      spendProof: (shown, bound) => {
        bounds.push(bound);
        return Promise.resolve(shown === 'solved' || bound.purpose !== 'coupon_claim');
      },
    });
    const peer = freshAddress();
    const [last, fourth] = [await newPerson(world), await newPerson(world)];
    const people = [await newPerson(world), await newPerson(world), await newPerson(world), fourth, last];
    bounds.length = 0;
    const codes = [];
    for (const person of people) codes.push((await claim(world, person, {}, peer)).code);
    expect(codes).toEqual([...Array(3).fill(CODES.success), CODES.captchaRequired, CODES.captchaRequired]);
    expect(bounds.at(-1)).toEqual({ phone: last.phone, purpose: 'coupon_claim' });
    const solved = await claim(world, last, { captchaVerification: 'solved' }, peer);
    expect(solved).toMatchObject({ code: CODES.success });
    world.clock.advance(61_000);
    expect(await claim(world, fourth, {}, peer)).toMatchObject({ code: CODES.success });
    await world.close();
  });

  it('8.8.3, 8.8.4 can be claimed while its campaign runs, and expires on its own day', async () => {
    const world = await openTestGateway();
    const [early, held] = [await newPerson(world), await newPerson(world)];
    expect(await claim(world, early, { id: 'mall-new-year', couponId: 'ML500' })).toMatchObject({
      code: CODES.moveRefused,
      message: '活动已结束，不能再领取',
    });
    await world.database.query(
      `update documents set body = jsonb_set(body, '{startsAt}', to_jsonb($1::text)) where body->>'slug' = $2`,
      [new Date(world.clock.now() + 1).toISOString(), ID],
    );
    expect(await claim(world, early)).toMatchObject({ message: '活动未开始，开始后可领取' });
    world.clock.advance(1);
    expect(await claim(world, early)).toMatchObject({ code: CODES.success });
    expect(await claim(world, held)).toMatchObject({ code: CODES.success });
    world.clock.advance(ENDS);
    expect(await claim(world, await newPerson(world))).toMatchObject({ code: CODES.moveRefused });
    // The wallet still lists the expired coupon.
    world.clock.advance(30 * DAY_MS - ENDS);
    expect((await walletOf(world, held)).map(({ state }) => state)).toEqual(['OVER']);
    await world.close();
  });

  it.each([
    ['a coupon that can be none', { couponId: "' or 1=1 --" }],
    ['a campaign that can be none', { id: '../101' }],
    ['none of it', { nth: 0 }],
    ['half of one', { nth: 1.5 }],
    ['a number that is a text', { nth: '1' }],
  ])('is refused with %s', async (_, change) => {
    expect(await claim(gateway, await newPerson(gateway), change)).toMatchObject({
      status: 400,
      code: CODES.badRequest,
    });
  });

  it.each([{ couponId: 'ML500' }, { id: '102' }, { id: '999' }])('answers 404 with %j', async (change) => {
    const person = await newPerson(gateway);
    expect(await claim(gateway, person, change)).toMatchObject({ status: 404, code: CODES.notFound });
    expect(await read(gateway, person.token, change)).toMatchObject({ status: 404, code: CODES.notFound });
  });

  it('requires sign-in', async () => {
    expect(await gateway.post(claimCoupon.path, { id: ID, couponId: TK300, nth: 1 })).toMatchObject({ status: 401 });
    expect(await gateway.get(ownCoupons.path)).toMatchObject({ status: 401 });
  });
});

describe('claims by 250 people at once', () => {
  it('A3 give 200 coupons, one each, and tell 50 that none are left', LONG, async () => {
    const world = await openTestGateway();
    const hands = await strangersIn(world, 250);
    const coupons = couponService({
      database: world.database,
      clock: world.clock,
      spendProof: () => Promise.resolve(true),
    });
    const all = await Promise.allSettled(
      hands.map((userId) =>
        coupons.claim({ id: ID, couponId: TK300, nth: 1, userId, phone: '', address: freshAddress() }),
      ),
    );
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(all.length - refused.length, inject('postgresUrl') ? 'on PostgreSQL' : 'on PGlite').toBe(STOCK);
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['已领完']));
    expect((await read(world)).data.left).toBe(0);
    const [row] = await world.database.query<{ claims: number; people: number }>(
      'select count(*)::int as claims, count(distinct user_id)::int as people from coupon_claims',
    );
    expect(row).toEqual({ claims: STOCK, people: STOCK });
    await world.close();
  });
});
