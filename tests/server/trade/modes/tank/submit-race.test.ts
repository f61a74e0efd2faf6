/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { TankOffer, TankQuote } from '../../../../../domain/modes/tank/quote';
import { booksOf, holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { freeOf, isBookable, soundOn, tanks, toluene } from '../support/tank';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('TANK');
});
afterAll(() => crowd.gateway.close());

const race = (offerIds: readonly string[]) =>
  crowd.race<TankQuote>(
    (client) => ({ search: toluene(19), offerId: offerIds[client % offerIds.length] ?? '' }),
    soundOn,
  );

const taken = async (stock: RegExp): Promise<number[]> =>
  (await booksOf(crowd.gateway.database)).filter((book) => stock.test(book.stock)).map((book) => book.taken);

const open = async (): Promise<TankOffer[]> => (await tanks(crowd.gateway, toluene(19))).filter(isBookable);

describe('fifty parallel tank orders for one week', () => {
  it('sell the last tanks and ship places once, and offer alternatives to the others', async () => {
    const [scarce] = (await open()).toSorted((one, other) => freeOf(one) - freeOf(other));
    if (!scarce) throw new Error('no tank can be booked');
    const free = freeOf(scarce);
    const before = crowd.begunAgain();
    const answers = await race([scarce.offerId]);
    expect(won(answers)).toHaveLength(free);
    for (const { code, message, reason, ways } of lost(answers)) {
      expect([code, reason]).toStrictEqual([CODES.soldOut, 'tanksGone']);
      expect(message).toBe('空罐或舱位刚被订完，请另选罐或班次');
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(scarce.offerId);
    }
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    expect(await taken(/^TK-.* TANK$/)).toEqual([free]);
    expect(await taken(/ BOX$/)).toEqual([free]);
    await holdToBooks(crowd.gateway.database);
  });

  it('never deadlock with two tank types on one ship', async () => {
    const offers = (await open()).filter((offer) => freeOf(offer) > 0).slice(0, 2);
    const free = offers.reduce((all, offer) => all + freeOf(offer), 0);
    const before = crowd.begunAgain();
    const answers = await race(offers.map(({ offerId }) => offerId));
    expect(won(answers)).toHaveLength(Math.min(free, CLIENTS));
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    await holdToBooks(crowd.gateway.database);
  });
});
