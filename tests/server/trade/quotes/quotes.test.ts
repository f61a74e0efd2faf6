import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { quoteById, quoteRenew } from '../../../../contract/offers/quotes';
import { offerFromSailing } from '../../../../domain/modes/fcl/detail';
import type { FclQuote as Quote } from '../../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../../domain/offer/sailing';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { allOf, firstOf, GENERAL, METHANOL } from '../sea/support/ask';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const DAY = 86_400_000;

let gateway: TestGateway;
let person: Person;
let other: Person;
let factor = 1;

beforeAll(async () => {
  gateway = await openTestGateway({ market: { factorOf: (lane) => (lane === 'CNSHA-NLRTM' ? factor : 1) } });
  [person, other] = [await newPerson(gateway), await newPerson(gateway)];
});
afterAll(() => gateway.close());

/** Latest sailing, so that a quote lasts a whole day. */
const open = async (body: object = METHANOL) => firstOf((await allOf(gateway, body)).toReversed(), 'OPEN');
const lock = (sailing: Sailing, token = '', body: object = METHANOL) =>
  gateway.post<Quote>(quoteFcl.path, { ...body, offerId: sailing.sailingId }, bearing(token));
const read = (quoteId: string, token = '') =>
  gateway.get<Quote>(quoteById.path.replace(':quoteId', quoteId), bearing(token));
const renew = (quoteId: string, token = '') =>
  gateway.post<ReplyOf<typeof quoteRenew>>(quoteRenew.path.replace(':quoteId', quoteId), {}, bearing(token));
const totalOf = ({ offer }: Pick<Quote, 'offer'>) => offer.price?.charges.totalUsd.amount ?? 0;

describe('quote', () => {
  it('locks the price of a sailing for a day, with its search', async () => {
    const sailing = await open();
    const { data } = await lock(sailing);
    expect(data).toMatchObject({ state: 'LOCKED', mode: 'FCL', offer: offerFromSailing(sailing), search: METHANOL });
    expect(Date.parse(data.lockedUntil)).toBe(gateway.clock.now() + DAY);
    expect((await read(data.quoteId)).data).toEqual(data);
  });

  it('keeps its price in a changed market, and expires after a day', async () => {
    const { data } = await lock(await open());
    factor = 1.1;
    expect((await read(data.quoteId)).data).toEqual(data);
    factor = 1;
    gateway.clock.advance(DAY - 1);
    expect((await read(data.quoteId)).data.state).toBe('LOCKED');
    gateway.clock.advance(1);
    expect((await read(data.quoteId)).data).toEqual({ ...data, state: 'LAPSED' });
  });

  it('is renewed at the current price, with old total and difference, leaving the old one unchanged', async () => {
    const { data: old } = await lock(await open());
    factor = 1.25;
    const { data } = await renew(old.quoteId);
    factor = 1;
    expect(data.quote.quoteId).not.toBe(old.quoteId);
    expect(data.before).toEqual(old.offer.price?.charges.totalUsd);
    expect(data.difference).toEqual({
      amount: (data.quote.offer.price?.charges.totalUsd.amount ?? 0) - totalOf(old),
      currency: '2',
    });
    expect(data.difference.amount).toBeGreaterThan(0);
    expect((await read(old.quoteId)).data).toEqual(old);
  });

  it('logs search, verdict and edition', async () => {
    const { sailingId, acceptance } = await open();
    await lock(await open());
    expect(gateway.lines.findLast(({ event }) => event === 'acceptance')).toMatchObject({
      offerId: sailingId,
      unNo: METHANOL.unNo,
      verdict: 'PASS',
      edition: acceptance.edition,
    });
  });

  it('has an unguessable id', async () => {
    const sailing = await open();
    const ids = await Promise.all(Array.from({ length: 5 }, async () => (await lock(sailing)).data.quoteId));
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[\w-]{24}$/);
  });
});

describe('owner of a quote', () => {
  it('is the signed-in person, and others get 404', async () => {
    const { data } = await lock(await open(), person.token);
    expect((await read(data.quoteId, person.token)).data.quoteId).toBe(data.quoteId);
    for (const token of ['', other.token]) {
      expect(await read(data.quoteId, token)).toMatchObject({ status: 404, code: CODES.notFound, data: null });
      expect(await renew(data.quoteId, token)).toMatchObject({ status: 404, code: CODES.notFound, data: null });
    }
  });

  it('is the holder of its id when anonymous, and the renewing person afterwards', async () => {
    const { data } = await lock(await open());
    expect((await read(data.quoteId, other.token)).data.quoteId).toBe(data.quoteId);
    const renewed = (await renew(data.quoteId, person.token)).data.quote.quoteId;
    expect(await read(renewed, other.token)).toMatchObject({ status: 404 });
  });
});

describe('quote refusal', () => {
  it('for a full sailing names two others', async () => {
    const { code, data } = await lock(firstOf(await allOf(gateway, METHANOL), 'SOLD_OUT'));
    expect(code).toBe(CODES.soldOut);
    expect((data as unknown as { ways: Sailing[] }).ways.map(({ state }) => state)).toEqual(['OPEN', 'OPEN']);
  });

  it('happens without a price', async () => {
    expect((await lock(firstOf(await allOf(gateway, METHANOL), 'ENQUIRE'))).code).toBe(CODES.noPrice);
  });

  it('happens after the cut-off of the goods', async () => {
    const closed = firstOf((await allOf(gateway, METHANOL)).toReversed(), 'CLOSED');
    expect(await lock(closed)).toMatchObject({
      code: CODES.sailingClosed,
      message: expect.stringContaining('危品申请已截止'),
    });
    expect((await lock(closed, '', GENERAL)).code).not.toBe(CODES.sailingClosed);
  });

  it('happens for goods the carrier or a port refuses', async () => {
    const chlorine = { ...METHANOL, unNo: '1017', dstPortCode: 'USLAX' };
    const refused = (await allOf(gateway, chlorine)).find(
      ({ acceptance, state }) => acceptance.level === 'BLOCK' && state === 'OPEN',
    );
    expect(refused?.acceptance.reason).toContain('不接第 2.3 类');
    expect((await lock(refused ?? (await open()), '', chlorine)).code).toBe(CODES.cargoRefused);
  });

  it.each(['LYUE-CNSHA-NLRTM-200101', 'nothing', "x'; drop table quotes; --"])(
    'happens for the sailing %j',
    async (sailingId) => {
      expect(await lock({ ...(await open()), sailingId })).toMatchObject({ status: 404 });
    },
  );

  it('happens for a sailing of another lane', async () => {
    const elsewhere = firstOf(await allOf(gateway, { ...METHANOL, dstPortCode: 'DEHAM' }), 'OPEN');
    expect(await lock(elsewhere)).toMatchObject({ status: 404 });
  });

  it('happens for a malformed search', async () => {
    expect(await lock(await open(), '', { ...METHANOL, boxes: [] })).toMatchObject({ status: 400 });
  });
});

describe('unknown quote id', () => {
  it.each([
    ['abc', 404],
    ['a'.repeat(65), 400],
    ['%2e%2e%2fetc', 400],
    ['a%20b', 400],
  ])('answers $1 to the id %j', async (quoteId, status) => {
    expect((await read(quoteId)).status).toBe(status);
    expect((await renew(quoteId)).status).toBe(status);
  });
});
