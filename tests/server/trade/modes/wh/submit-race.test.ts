/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { WhForm } from '../../../../../domain/modes/wh/form';
import type { WhOffer, WhQuote } from '../../../../../domain/modes/wh/quote';
import type { WhSearch } from '../../../../../domain/modes/wh/search';
import { daysAfter } from '../../../../../domain/values/days';
import type { RoomContent } from '../../../../../server/trade/modes/wh/room-now';
import { readNeighbours } from '../../../../../server/world/takings/neighbours';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, reasons, won, type Crowd } from '../support/crowd';
import { rooms, searchOf, soundOn } from '../support/wh';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('WH');
});
afterAll(() => crowd.gateway.close());

const race = (offerId: string, searchBy: (client: number) => WhSearch) =>
  crowd.race<WhQuote>((client) => ({ search: searchBy(client), offerId }), soundOn);

/** Different start days that share one night, with no two at the same gate hour. */
const OVERLAPPING = 9;
const inDays = (client: number): string => daysAfter('2026-03-10', client % OVERLAPPING);

const inside = async (offerId: string) =>
  (await readNeighbours(crowd.gateway.database, [offerId])).map(({ body, fromDay, toDay }) => ({
    ...(body as RoomContent),
    fromDay,
    toDay,
  }));

describe('fifty parallel storage orders', () => {
  it('WE15: sell the last tons once for overlapping stays, and offer alternatives to the others', async () => {
    const search = searchOf({ city: '320600', tons: 20, pallets: 20, days: OVERLAPPING });
    const offer = (await rooms(crowd.gateway, search)).find(({ offerId }) => offerId === 'W-NTRD-A');
    // More than half of the rest on the fullest day.
    expect(offer?.detail.leastGrams).toBe(36_000_000);
    const before = crowd.begunAgain();
    const answers = await race('W-NTRD-A', (client) => ({ ...search, inDate: inDays(client) }));
    expect(won(answers)).toHaveLength(1);
    expect(reasons(answers)).toEqual(new Set([`${CODES.soldOut} roomFull`]));
    for (const { ways, message } of lost(answers)) {
      expect(message).toMatch(/^库房在所选日期内余量不足，最早 2026-03-(?:19|2\d) 起放得下（以提交时为准）$/);
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.map(({ offerId }) => offerId)).not.toContain('W-NTRD-A');
    }
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    expect((await inside('W-NTRD-A')).map(({ grams }) => grams)).toEqual([20_000_000]);
    await holdToBooks(crowd.gateway.database);
  });

  it('get alternatives that fit the current form, not the original search', async () => {
    const search = searchOf({ city: '320500', tons: 10, pallets: 10, days: 5, inDate: '2026-03-14' });
    const [slow, quick] = crowd.people;
    if (!slow || !quick) throw new Error('nobody is there');
    const lockBy = async (token: string) =>
      (await locked(crowd.gateway, 'WH', { search, offerId: 'W-TCLG-A' }, token)) as WhQuote;
    const [mine, theirs] = [await lockBy(slow.token), await lockBy(quick.token)];
    const sendBy = (token: string, form: WhForm, quote: WhQuote) =>
      submitted<{ ways: WhOffer[] }>(crowd.gateway, { id: 'WH', token }, submissionOf(crowd.gateway, form, quote));
    expect((await sendBy(quick.token, soundOn(theirs), theirs)).code).toBe(CODES.success);
    const sound = soundOn(mine);
    const goods = sound.goods.map((row) => ({ ...row, grossKg: '20000', volume: '26' }));
    const reply = await sendBy(slow.token, { ...sound, goods, pallets: '20', days: '6' }, mine);
    expect(reply).toMatchObject({ code: CODES.soldOut, data: { reason: 'roomFull' } });
    expect(reply.data.ways.length).toBeGreaterThan(0);
    for (const { detail, price } of reply.data.ways) {
      expect(detail.stay).toEqual({ from: '2026-03-14', to: '2026-03-20', days: 6 });
      expect(price?.charges.lines.find(({ item }) => item === 'HIN')?.quantity).toBe(20);
    }
  });

  it('WE15: accept a stay that starts on the day another ends', async () => {
    const [held] = await inside('W-NTRD-A');
    const [{ token } = { token: '' }] = crowd.people;
    const search = searchOf({ city: '320600', tons: 36, pallets: 36, days: 5, inDate: held?.toDay ?? null });
    const quote = (await locked(crowd.gateway, 'WH', { search, offerId: 'W-NTRD-A' }, token)) as WhQuote;
    expect(quote.offer.state).toBe('OPEN');
    const by = { id: 'WH' as const, token };
    const reply = await submitted(crowd.gateway, by, submissionOf(crowd.gateway, soundOn(quote), quote));
    expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
    const early = { ...search, inDate: daysAfter(held?.toDay ?? '', -1) };
    expect((await rooms(crowd.gateway, early)).find(({ offerId }) => offerId === 'W-NTRD-A')).toMatchObject({
      state: 'SOLD_OUT',
      detail: { leastGrams: 0, freeFrom: daysAfter(held?.toDay ?? '', 5) },
    });
  });

  it('never mix incompatible goods: the first decides', async () => {
    const acid = searchOf({ city: '350500', unNo: '1789', tons: 1, pallets: 1, days: OVERLAPPING });
    const before = crowd.begunAgain();
    const answers = await race('W-QZQG-C', (client) => ({
      ...acid,
      unNo: client % 2 === 0 ? '1789' : '1824',
      inDate: inDays(client),
    }));
    expect(won(answers)).toHaveLength(CLIENTS / 2);
    expect(reasons(answers)).toEqual(new Set([`${CODES.soldOut} boxClash`]));
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    const goods = (await inside('W-QZQG-C')).flatMap((one) => one.goods.map(({ unNo }) => unNo));
    expect([goods.length, new Set(goods).size]).toEqual([CLIENTS / 2, 1]);
    await holdToBooks(crowd.gateway.database);
  });

  it('never reach the major hazard threshold together, and name it as the reason', async () => {
    const search = searchOf({ city: '330400', unNo: '1280', tons: 5, pallets: 5, days: OVERLAPPING });
    const answers = await race('W-JXZP-A', (client) => ({ ...search, inDate: inDays(client) }));
    expect(won(answers)).toHaveLength(1);
    expect(reasons(answers)).toEqual(new Set([`${CODES.soldOut} majorReached`]));
    for (const { message } of lost(answers))
      expect(message).toBe('与库内刚订入的货物合计达到重大危险源临界量，请减量、改期或另选库房');
    expect((await inside('W-JXZP-A')).map(({ grams }) => grams)).toEqual([5_000_000]);
    await holdToBooks(crowd.gateway.database);
  });

  it('never exceed the trucks of a gate hour', async () => {
    const search = searchOf({ city: '370300', tons: 1, pallets: 1, days: 5 });
    const answers = await race('W-ZBLZ-A', () => search).then((all) => all);
    expect(reasons(answers)).toEqual(new Set([`${CODES.soldOut} slotTaken`]));
    const [full] = await crowd.gateway.database.query<{ most: number; all: number }>(
      `select max(taken)::int as most, sum(taken)::int as all from takings where measure = 'TRUCK' and stock_id like 'W-ZBLZ%'`,
    );
    expect(full?.most).toBeLessThanOrEqual(3);
    expect(full?.all).toBe(won(answers).length);
    await holdToBooks(crowd.gateway.database);
  });
});
