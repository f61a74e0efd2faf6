import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { loginBySms, register } from '../../../../contract/people/auth';
import { closeAccount, lookClosing } from '../../../../contract/people/closing';
import { CODES } from '../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../contract/orders/orders';
import { sendSms } from '../../../../contract/people/sms';
import { DEMO_PASSWORD } from '../../../../server/doors/demo/people';
import { seedDemoAccounts } from '../../../../server/doors/demo/accounts';
import { waitSeconds } from '../../../../server/people/sign-in/throttle';
import { enquirerOn } from '../../orders/enquiries/support/enquirer';
import { ordered, quoteFor, submit } from '../../orders/orders/support/booking';
import { submissionOn } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { DEMO, demoToken } from './support/demo';
import {
  bearing,
  codeFor,
  type Entered,
  isSignedIn,
  logIn,
  newPerson,
  otherThan,
  registration,
  RIGHT,
  sent,
  WRONG,
} from './support/person';

const YEAR = 366 * 86_400_000;

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  other = await openTestGateway({ database: gateway.database, clock: gateway.clock });
});
afterAll(() => gateway.close());

const close = (token: string, proof: unknown = { password: RIGHT }, at = gateway) =>
  at.post<{ living: string[] } | null>(closeAccount.path, proof, bearing(token));
const look = (token: string) =>
  gateway.post<{ living: string[]; enquiries: number }>(lookClosing.path, {}, bearing(token));

async function rowsOf(phone: string) {
  const rows = await gateway.database.query<{ id: string }>('select id from users where phone = $1', [phone]);
  return rows.length;
}

describe('account deletion', () => {
  it('ends every session, blocks login and frees the phone number', async () => {
    const person = await newPerson(gateway);
    const elsewhere = (await logIn(gateway, person)).data.token;
    expect(await isSignedIn(other, elsewhere)).toBe(true);
    expect((await look(person.token)).data).toEqual({ living: [], enquiries: 0, phone: person.phone });
    expect(await close(person.token)).toMatchObject({ status: 200, code: CODES.success, data: null });
    expect(await isSignedIn(gateway, person.token)).toBe(false);
    expect(await isSignedIn(gateway, elsewhere)).toBe(false);
    expect((await logIn(gateway, person)).code).toBe(CODES.loginRefused);
    expect(await rowsOf(person.phone)).toBe(0);

    const code = await codeFor(gateway, person.phone, 'user_sign');
    const fresh = registration(person.phone, code, sent('another password'));
    const anew = await gateway.post<Entered>(register.path, fresh, {}, person.address);
    expect(anew.code).toBe(CODES.success);
    expect((await look(anew.data.token)).data, 'it is another account').toMatchObject({ living: [], enquiries: 0 });
  });

  it('accepts a code instead of the password, once and for its phone only', async () => {
    const person = await newPerson(gateway);
    const code = await codeFor(gateway, person.phone, 'user_close', person.token);
    expect((await close(person.token, { code: otherThan(code) })).code).toBe(CODES.codeRefused);
    const theirs = await newPerson(gateway);
    expect((await close(theirs.token, { code })).code).toBe(CODES.codeRefused);
    expect((await close(person.token, { code })).code).toBe(CODES.success);
    expect(await rowsOf(person.phone)).toBe(0);
  });

  it('accepts only a code sent for it, and its code opens nothing else', async () => {
    const person = await newPerson(gateway);
    const forSigningIn = await codeFor(gateway, person.phone, 'user_login');
    expect((await close(person.token, { code: forSigningIn })).code).toBe(CODES.codeRefused);
    const forClosing = await codeFor(gateway, person.phone, 'user_close', person.token);
    expect((await gateway.post(loginBySms.path, { phone: person.phone, code: forClosing })).code).toBe(
      CODES.codeRefused,
    );
    expect((await close(person.token, { code: forClosing })).code).toBe(CODES.success);
  });

  it('sends its code only to the signed-in owner of the phone', async () => {
    const [person, stranger] = [await newPerson(gateway), await newPerson(gateway)];
    const ask = (phone: unknown, headers = {}) =>
      gateway.post(sendSms.path, { phone, userSource: 'echem', messageType: 'user_close' }, headers);
    expect(await ask(person.phone)).toMatchObject({ status: 401, code: CODES.expired });
    expect(await ask(person.phone, bearing('not a token'))).toMatchObject({ status: 401, code: CODES.expired });
    expect(await ask(person.phone, bearing(stranger.token))).toMatchObject({
      status: 400,
      code: CODES.badRequest,
      message: '注销验证码只发往本人登录的手机号',
      data: { field: 'phone' },
    });
    for (const hostile of ['', null, [person.phone], { phone: person.phone }, `${person.phone}'--`])
      expect((await ask(hostile, bearing(person.token))).status).toBe(400);
    const sentOnes = await gateway.database.query(
      "select 1 from sms_outbox where phone = $1 and message_type = 'user_close'",
      [person.phone],
    );
    expect(sentOnes).toEqual([]);
  });

  it('requires a session and a valid password or code', async () => {
    const person = await newPerson(gateway);
    expect(await close(person.token, {})).toMatchObject({ status: 400, message: '请输入登录密码，或收到的验证码' });
    expect(await close(person.token, { password: WRONG })).toMatchObject({ status: 200, code: '10003005', data: null });
    for (const hostile of [null, [], 'x', { password: 1 }, { password: RIGHT.slice(1) }, { code: '1' }])
      expect((await close(person.token, hostile)).status).toBe(400);
    expect((await gateway.post(closeAccount.path, { password: RIGHT })).code).toBe(CODES.expired);
    expect((await gateway.post(lookClosing.path, {})).code).toBe(CODES.expired);
    expect(await isSignedIn(gateway, person.token)).toBe(true);
  });

  it('allows five wrong passwords per session, then waits', async () => {
    const person = await newPerson(gateway);
    for (let guesses = 0; guesses < 5; guesses += 1) await close(person.token, { password: WRONG });
    expect((await close(person.token)).code).toBe(CODES.oldPasswordRefused);
    gateway.clock.advance(waitSeconds(5) * 1000);
    expect((await close(person.token)).code).toBe(CODES.success);
  });

  it('happens once for ten parallel requests on two gateways', async () => {
    const person = await newPerson(gateway);
    const at = (index: number) => (index % 2 === 0 ? gateway : other);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => close(person.token, undefined, at(index))),
    );
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
  });

  it('is refused for the shared demo accounts', async () => {
    await seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);
    const token = await demoToken(gateway, DEMO.person);
    expect(await close(token, { password: sent(DEMO_PASSWORD) })).toMatchObject({ code: CODES.accountKept });
    expect(await isSignedIn(gateway, token)).toBe(true);
  });
});

describe('open order and account deletion', () => {
  it('blocks the deletion until cancelled, and stays complete', async () => {
    const { token } = await newPerson(gateway);
    const { orderNo } = await ordered(gateway, token);
    expect((await look(token)).data.living).toEqual([orderNo]);
    expect(await close(token)).toMatchObject({
      code: CODES.accountBusy,
      message: '还有 1 张订单没有办完，办完或取消后才能注销',
      data: { living: [orderNo] },
    });
    expect(await isSignedIn(gateway, token)).toBe(true);
    const kept = () => gateway.database.query('select snapshot, user_id from orders where order_no = $1', [orderNo]);
    const before = await kept();
    await gateway.post(
      cancelOrder.path.replace(':orderNo', orderNo),
      { reason: '1', shownFee: { amount: 0, currency: '1' } },
      bearing(token),
    );
    expect((await look(token)).data.living).toEqual([]);
    expect((await close(token)).code).toBe(CODES.success);
    expect(await kept(), 'the law keeps it').toEqual(before);
  });

  it('excludes each other when parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await newPerson(gateway);
      const submission = submissionOn(await quoteFor(gateway, token));
      const [order, closed] = await Promise.all([submit(gateway, token, submission), close(token, undefined, other)]);
      expect(order.status).toBeLessThan(500);
      expect([order.code, closed.code].filter((code) => code === CODES.success)).toHaveLength(1);
    }
  });
});

describe('enquiry of a deleted account', () => {
  it('loses its personal data, is withdrawn when open, and is deleted after two years', async () => {
    const on = enquirerOn(gateway);
    const mine = await on.asked({ contactEmail: 'lin@example.com' });
    const formOf = () =>
      gateway.database.query<{ state: string; form: Record<string, unknown> }>(
        'select state, form from enquiries where enquiry_no = $1',
        [mine.enquiryNo],
      );
    await on.answer(mine.enquiryNo);
    expect((await look(mine.token)).data.enquiries).toBe(1);
    expect((await close(mine.token)).code).toBe(CODES.success);
    const [row] = await formOf();
    expect(row).toMatchObject({
      state: 'WITHDRAWN',
      form: { contactName: '', contactPhone: '', contactEmail: '', orgPortCode: 'CNSHA', dstPortCode: 'SGSIN' },
    });
    expect(JSON.stringify(row)).not.toMatch(/林海|13812345678|lin@example/);
    gateway.clock.advance(YEAR);
    for (const sweep of gateway.sweeps) await sweep();
    expect(await formOf(), 'a year later').toHaveLength(1);
    gateway.clock.advance(YEAR);
    for (const sweep of gateway.sweeps) await sweep();
    expect(await formOf()).toEqual([]);
  });
});
