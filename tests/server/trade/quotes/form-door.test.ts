import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST_QUESTIONS } from '../../../../contract/gateway/first-questions';
import { quoteById } from '../../../../contract/offers/quotes';
import { TOKEN_COOKIE } from '../../../../contract/people/session';
import { ANONYMOUS_QUOTES } from '../../../../domain/offer/quote-limit';
import type { Offer, Quote } from '../../../../domain/offer/offer';
import { type NotLocked, writeNotLocked } from '../../../../domain/offer/not-locked';
import { pressedOffer } from '../../../../domain/offer/pressed-offer';
import type { Sailing } from '../../../../domain/offer/sailing';
import { routePath } from '../../../../domain/routes';
import { bearing, newPerson } from '../../people/identity/support/person';
import { allOf, firstOf, METHANOL } from '../sea/support/ask';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';

const LIST = '/shippingFcl?org=CNSHA&dst=NLRTM&d=Y&un=1230&box=20GP*1';
const FORM = '/shippingFcl/addOrder?quote=';
const LISTS = {
  truck: '/haul?org=3205&dst=4101&d=Y&un=1219&goods=%E5%BC%82%E4%B8%99%E9%86%87&kg=20000&m3=40',
  warehouse: '/warehouse?org=310100&d=Y&un=1230&tons=12&plt=16&days=30',
  airLift: '/airLift?org=PVG&dst=SIN&d=Y&un=1090&net=5&pcs=2&kg=20&m3=0.1',
  shippingLcl: '/shippingLcl?org=CNSHA&dst=SGSIN&d=Y&rows=1230~2~400~0.6',
} as const;

let gateway: TestGateway;
let sailings: Sailing[];
beforeAll(async () => {
  gateway = await openTestGateway();
  sailings = await allOf(gateway, METHANOL);
});
afterAll(() => gateway.close());

type Press = { list?: string; body?: BodyInit; headers?: Record<string, string>; peer?: string };

async function send({ list = LIST, body = '', headers = {}, peer = freshAddress() }: Press) {
  const all = {
    host: 'localhost',
    origin: 'http://localhost',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  };
  const response = await gateway.request(list, { method: 'POST', headers: all, body }, peer);
  return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
}
const press = (offer: string, rest: Press = {}) => send({ ...rest, body: new URLSearchParams({ offer }).toString() });
const named = ({ sailingId, price }: Sailing) => pressedOffer({ offerId: sailingId, price });
const open = () => named(firstOf(sailings, 'OPEN'));
const cookieOf = (letter: string) => `pressId=${letter.repeat(22)}`;
const quoteIn = (to: string) => new URLSearchParams(to.split('?')[1]).get('quote') ?? '';
const read = (to: string, token = '') =>
  gateway.get<Quote>(quoteById.path.replace(':quoteId', quoteIn(to)), bearing(token));
const countOfQuotes = async () => {
  const [row] = await gateway.database.query<{ n: number }>('select count(*)::int as n from quotes');
  return row?.n;
};

describe('choosing an offer by a plain form', () => {
  it('locks what the JSON endpoint locks, and leads to the form', async () => {
    const { status, to, text } = await press(open());
    expect([status, text, to.startsWith(FORM)]).toEqual([303, '', true]);
    const { data } = await read(to);
    expect(data).toMatchObject({
      state: 'LOCKED',
      mode: 'FCL',
      search: METHANOL,
      offer: { offerId: firstOf(sailings, 'OPEN').sailingId },
    });
  });

  it.each(Object.entries(LISTS))('leads on from the list of %s', async (name, list) => {
    const route = name as keyof typeof LISTS;
    const [asked] = FIRST_QUESTIONS[route]?.(list.slice(list.indexOf('?')), gateway.clock.now()) ?? [];
    const { data } = await gateway.post<{ offers: Offer[] }>(asked?.endpoint.path ?? '', asked?.payload);
    const offers = data.offers.filter(({ state, price }) => state === 'OPEN' && price !== null);
    const answers = await Promise.all(offers.map((offer) => press(pressedOffer(offer), { list })));
    const to = answers.find((answer) => answer.to.includes('quote='))?.to ?? '';
    expect((await read(to)).data).toMatchObject({ state: 'LOCKED', mode: expect.any(String) });
    expect(to, 'no word of the search goes on').not.toContain('org=');
  });

  it('takes an address with a slash at its end, and list words that are no search', async () => {
    expect((await press(open(), { list: LIST.replace('?', '/?') })).to).toContain(FORM);
    expect((await press(open(), { list: `${LIST}&s=etd&utm=x` })).to).toContain(FORM);
  });

  it('belongs to the person whose cookie it brings', async () => {
    const [person, other] = [await newPerson(gateway), await newPerson(gateway)];
    const { to } = await press(open(), { headers: { cookie: `${TOKEN_COOKIE}=${person.token}` } });
    expect((await read(to, person.token)).status).toBe(200);
    expect((await read(to, other.token)).status).toBe(404);
    for (const cookie of [`${TOKEN_COOKIE}=${'x'.repeat(43)}`, `${TOKEN_COOKIE}=%00`, 'accessToken'])
      expect((await read((await press(open(), { headers: { cookie } })).to)).status, cookie).toBe(200);
  });

  it('makes one quote of two presses of one browser, and another later', async () => {
    const peer = freshAddress();
    const visitor = { peer, headers: { cookie: cookieOf('a') } };
    const before = await countOfQuotes();
    const [one, other] = await Promise.all([press(open(), visitor), press(open(), visitor)]);
    expect(other.to).toBe(one.to);
    expect((await press(open(), visitor)).to).toBe(one.to);
    expect(await countOfQuotes()).toBe((before ?? 0) + 1);
    expect((await press(open(), { headers: visitor.headers })).to, 'of another address').not.toBe(one.to);
    gateway.clock.advance(10_000);
    expect((await press(open(), visitor)).to).not.toBe(one.to);
  });

  it('makes two quotes of two visitors behind one address, with the same browser or without cookies', async () => {
    const peer = freshAddress();
    const cookies = [cookieOf('a'), cookieOf('b'), '', ''];
    const answers = await Promise.all(cookies.map((cookie) => press(open(), { peer, headers: { cookie } })));
    expect(new Set(answers.map(({ to }) => to)).size).toBe(4);
  });
});

describe('refusal of a plain form', () => {
  const wordFor = (reason: NotLocked) => `refused=${writeNotLocked(reason, gateway.clock.now())}`;
  const refusedAs = (reason: NotLocked, list = LIST) => ({ status: 303, to: `${list}&${wordFor(reason)}`, text: '' });

  it.each([
    ['soldOut', 'SOLD_OUT'],
    ['noPrice', 'ENQUIRE'],
  ] as const)('leads back to the list and says %s', async (reason, state) => {
    expect(await press(named(firstOf(sailings, state)))).toEqual(refusedAs(reason));
  });

  it('asks again when the price on screen is not the price of now', async () => {
    const { sailingId, price } = firstOf(sailings, 'OPEN');
    const dearer = (price?.charges.totalUsd.amount ?? 0) + 1;
    expect(await press(`${sailingId}~${dearer}`)).toEqual(refusedAs('changed'));
  });

  it('names the reason when a cut-off has passed or no carrier takes the goods', async () => {
    expect(await press(named(firstOf(sailings.toReversed(), 'CLOSED')))).toEqual(refusedAs('closed'));
    const list = '/shippingFcl?org=CNSHA&dst=USLAX&d=Y&un=1017&box=20GP*1';
    const chlorine = await allOf(gateway, { ...METHANOL, unNo: '1017', dstPortCode: 'USLAX' });
    const blocked = chlorine.find(({ acceptance, state }) => acceptance.level === 'BLOCK' && state === 'OPEN');
    expect(await press(blocked ? named(blocked) : '', { list })).toEqual(refusedAs('cargo', list));
  });

  it('keeps the limit of visitors, and says it', async () => {
    const peer = freshAddress();
    await gateway.database.query(`insert into counts (kind, subject, count, ends_at) values ('quote', $1, $2, $3)`, [
      peer,
      ANONYMOUS_QUOTES.count - 1,
      new Date(gateway.clock.now() + ANONYMOUS_QUOTES.seconds * 1_000),
    ]);
    expect((await press(open(), { peer })).to).toContain(FORM);
    const [, second] = sailings.filter(({ state }) => state === 'OPEN');
    expect(await press(second ? named(second) : '', { peer })).toEqual(refusedAs('tooMany'));
    const { token } = await newPerson(gateway);
    const signedIn = { cookie: `${TOKEN_COOKIE}=${token}` };
    expect((await press(second ? named(second) : '', { peer, headers: signedIn })).to).toContain(FORM);
  });

  it.each(['nothing', "x'; drop table quotes; --", '', '💥', '../../etc/passwd', '__proto__'])(
    'says that %j is not on the list',
    async (offer) => {
      expect(await press(offer)).toEqual(refusedAs('gone'));
    },
  );

  it.each([
    ['/shippingFcl', '/shippingFcl?'],
    ['/shippingFcl?refused=soldOut.1', '/shippingFcl?'],
    ['/shippingFcl?org=CNSHA&dst=CNSHA&d=Y&un=1230', '/shippingFcl?org=CNSHA&dst=CNSHA&d=Y&un=1230&'],
    ['/haul?org=//evil.example', '/haul?org=%2F%2Fevil.example&'],
    ['/warehouse?%0d%0aset-cookie:x=1', '/warehouse?'],
  ])('leads back from an address without a search: %s', async (list, to) => {
    expect(await press(open(), { list })).toMatchObject({ status: 303, to: `${to}${wordFor('gone')}` });
  });

  it('does not say an earlier refusal again', async () => {
    expect(await press('nothing', { list: `${LIST}&refused=soldOut.1` })).toEqual(refusedAs('gone'));
  });
});

describe('hostile form', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site without its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null' }],
    ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: 'http://localhost:81' }],
  ];
  it.each(foreign)('of %s is refused before anything is read', async (_, headers) => {
    const before = await countOfQuotes();
    const { status, text } = await press(open(), { headers });
    expect([status, text]).toEqual([403, expect.stringContaining('不接受来自其他网站的请求')]);
    expect(await countOfQuotes()).toBe(before);
  });

  const BODIES: [string, BodyInit, number, string][] = [
    ['without a field', '', 400, '不能为空'],
    ['with another field', 'offer=a&price=1', 400, '参数 price'],
    ['with the field twice', 'offer=a&offer=b', 400, '重复的字段'],
    ['with a long name', `offer=${'a'.repeat(81)}`, 400, '参数 offer'],
    ['with a NUL', 'offer=%00', 400, '不含空字符'],
    ['with a prototype', 'offer=a&__proto__=b', 400, '参数 __proto__'],
    ['in another encoding', new Uint8Array([0x6f, 0xff, 0xfe]), 400, 'UTF-8'],
    ['of five kilobytes', `offer=${'a'.repeat(5_000)}`, 413, '请求内容'],
  ];
  it.each(BODIES)('%s is answered in Chinese', async (_, body, status, sentence) => {
    const answer = await send({ body });
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(sentence)]);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'as %j is not read',
    async (type) => {
      const answer = await send({ body: 'offer=a', headers: { 'content-type': type } });
      expect([answer.status, answer.text]).toEqual([415, expect.stringContaining('网页表单')]);
    },
  );

  it('at the address of any other page finds no door', async () => {
    for (const name of ['home', 'news', 'business', 'dgdesk', 'shippingFclOrder'] as const)
      expect((await press(open(), { list: routePath(name) })).status, name).toBeGreaterThanOrEqual(404);
  });
});
