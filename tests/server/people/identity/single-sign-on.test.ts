import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { logout, recogniseArrival, singleSignOn, userCenterTicket } from '../../../../contract/people/auth';
import { CODES } from '../../../../contract/wire/envelope';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { bearing, codeFor, type Entered, isSignedIn, newPerson, sent } from './support/person';
import { resetPassword } from '../../../../contract/people/user';

const CENTER = 'https://center.example';
const OURS = 'http://localhost';
const REFUSED = { status: 200, code: '10003006', message: '登录凭证无效或已过期，请重新登录', data: null };

let gateway: TestGateway;
let literal: TestGateway;

beforeAll(async () => {
  gateway = await openTestGateway({ userCenter: { origins: [CENTER], token: 'ticket' } });
  const { database } = gateway;
  literal = await openTestGateway({ database, userCenter: { origins: [CENTER], token: 'literal' } });
});
afterAll(() => gateway.close());

const ask = (token: string, audience: string, at = gateway) =>
  at.post<{ ticket: string }>(userCenterTicket.path, { audience }, bearing(token));
const ticketFor = async (token: string, audience: string) => (await ask(token, audience)).data.ticket;
const redeem = (token: string, more: { audience?: string; origin?: string } = {}, at = gateway) => {
  const { origin, ...body } = more;
  return at.post<Entered>(singleSignOn.path, { token, ...body }, origin === undefined ? {} : { origin });
};

describe('single sign-on ticket', () => {
  it('opens a separate session for its owner', async () => {
    const person = await newPerson(gateway);
    const { data, headers } = await redeem(await ticketFor(person.token, `${OURS}/somewhere?x=1`));
    expect(data.userName).toBe(person.userName);
    expect(data.token).not.toBe(person.token);
    expect([await isSignedIn(gateway, data.token), await isSignedIn(gateway, person.token)]).toEqual([true, true]);
    expect(headers.getSetCookie()[0]).toContain(data.token);
  });

  it('is not a session token', async () => {
    const { token } = await newPerson(gateway);
    const ticket = await ticketFor(token, OURS);
    expect(ticket).not.toBe(token);
    expect(await isSignedIn(gateway, ticket)).toBe(false);
  });

  it('works once, even for eight parallel requests', async () => {
    const { token } = await newPerson(gateway);
    const ticket = await ticketFor(token, OURS);
    const replies = await Promise.all(Array.from({ length: 8 }, () => redeem(ticket)));
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(await redeem(ticket)).toMatchObject(REFUSED);
  });

  it('expires after sixty seconds', async () => {
    const { token } = await newPerson(gateway);
    const [early, late] = [await ticketFor(token, OURS), await ticketFor(token, OURS)];
    gateway.clock.advance(59_999);
    expect((await redeem(early)).code).toBe(CODES.success);
    gateway.clock.advance(1);
    expect(await redeem(late)).toMatchObject(REFUSED);
    await gateway.identity.sweep();
    expect(await gateway.database.query('select digest from tickets')).toEqual([]);
  });

  it('is bound to the origin it was requested for', async () => {
    const { token } = await newPerson(gateway);
    const [here, there] = [await ticketFor(token, OURS), await ticketFor(token, `${CENTER}/redirect`)];
    expect(await redeem(there)).toMatchObject(REFUSED);
    expect(await redeem(there, { origin: OURS, audience: CENTER })).toMatchObject(REFUSED);
    expect(await redeem(here, { audience: CENTER })).toMatchObject(REFUSED);
    expect((await redeem(there, { audience: CENTER })).code).toBe(CODES.success);
    expect((await redeem(here, { origin: OURS })).code).toBe(CODES.success);
  });

  it('is issued for exactly the allowed origins', async () => {
    const { token } = await newPerson(gateway);
    const strangers = [
      'https://elsewhere.example',
      'http://center.example',
      'https://center.example:8443',
      'https://center.example.evil.example',
      'https://evil.example/https://center.example',
      'https://center.example@evil.example',
      'javascript:alert(1)//https://center.example',
      'data:text/html,x',
    ];
    for (const audience of strangers) expect((await ask(token, audience)).status).toBe(403);
    for (const audience of ['center.example', '', ['x'], 'https://c.example/'.padEnd(300, 'x')]) {
      expect((await ask(token, audience as string)).status).toBe(400);
    }
  });

  it('ends with its session and with a password reset', async () => {
    const [leaving, changing] = [await newPerson(gateway), await newPerson(gateway)];
    const [first, second] = [await ticketFor(leaving.token, OURS), await ticketFor(changing.token, OURS)];
    await gateway.post(logout.path, {}, bearing(leaving.token));
    const code = await codeFor(gateway, changing.phone, 'user_pwd');
    await gateway.post(resetPassword.path, { phone: changing.phone, code, newPassword: sent('another') });
    expect(await redeem(first)).toMatchObject(REFUSED);
    expect(await redeem(second)).toMatchObject(REFUSED);
  });
});

describe('session token in an address', () => {
  it('is not accepted as a ticket, and stays valid', async () => {
    const { token } = await newPerson(gateway);
    expect(await redeem(token)).toMatchObject(REFUSED);
    expect(await redeem(token, { audience: CENTER })).toMatchObject(REFUSED);
    expect(await isSignedIn(gateway, token)).toBe(true);
  });

  it('is accepted when the member center is configured for literal tokens', async () => {
    const { token } = await newPerson(literal);
    expect((await ask(token, CENTER, literal)).data.ticket).toBe(token);
    expect((await ask(token, 'https://elsewhere.example', literal)).status).toBe(403);
    const { data } = await redeem(token, {}, literal);
    expect([await isSignedIn(literal, token), await isSignedIn(literal, data.token)]).toEqual([true, true]);
  });
});

describe('preview of a ticket', () => {
  const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  const recognise = (token: string, as?: string) =>
    gateway.post(recogniseArrival.path, { token }, as === undefined ? {} : bearing(as));

  it('names arriving and signed-in person with masked phones, without spending the ticket', async () => {
    const [coming, here] = [await newPerson(gateway), await newPerson(gateway)];
    const ticket = await ticketFor(coming.token, OURS);
    expect((await recognise(ticket, here.token)).data).toEqual({
      arriving: { name: coming.userName, phone: masked(coming.phone) },
      here: { name: here.userName, phone: masked(here.phone) },
      isSame: false,
    });
    expect([await isSignedIn(gateway, here.token), (await redeem(ticket)).code]).toEqual([true, CODES.success]);
  });

  it('names no other person when there is no other live session', async () => {
    const coming = await newPerson(gateway);
    const ticket = await ticketFor(coming.token, OURS);
    for (const as of [undefined, coming.token, 'x'.repeat(43)]) {
      expect((await recognise(ticket, as)).data).toMatchObject({ here: null, isSame: as === coming.token });
    }
  });

  it('is refused for a spent ticket, one of another origin, and a session token', async () => {
    const { token } = await newPerson(gateway);
    const spent = await ticketFor(token, OURS);
    await redeem(spent);
    for (const shown of [spent, await ticketFor(token, CENTER), token])
      expect(await recognise(shown)).toMatchObject(REFUSED);
  });
});

describe('invalid ticket', () => {
  it.each([
    ['a stranger’s token', 'x'.repeat(43)],
    ['a word', 'token'],
    ['SQL', "' or 1=1--"],
  ])('is refused when it is %s', async (_, token) => {
    expect(await redeem(token)).toMatchObject(REFUSED);
  });

  it.each([
    ['nothing', ''],
    ['a number', 7],
    ['a list', ['x']],
    ['a novel', 'x'.repeat(257)],
  ])('is malformed when it is %s', async (_, token) => {
    expect((await gateway.post(singleSignOn.path, { token })).status).toBe(400);
  });

  it('in the query is ignored', async () => {
    const { token } = await newPerson(gateway);
    expect((await gateway.post(`${singleSignOn.path}?token=${token}`)).status).toBe(400);
    expect(await isSignedIn(gateway, token)).toBe(true);
  });
});
