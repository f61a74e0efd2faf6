import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { AirOffer, AirQuote } from '../../../../../domain/modes/air/quote';
import { booksOf, holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { acetone, flights, isBookable, soundOn } from '../support/air';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('AIR');
});
afterAll(() => crowd.gateway.close());

const race = (offerId: string, kg: number) => crowd.race<AirQuote>(() => ({ search: acetone(kg), offerId }), soundOn);

const takenOn = async (offerId: string): Promise<number> =>
  (await booksOf(crowd.gateway.database)).find(({ stock }) => stock === `${offerId} G`)?.taken ?? 0;

const roomOf = ({ left }: AirOffer): number => left[0]?.amount ?? 0;

describe('fifty parallel air orders', () => {
  it('AE16: sell the last kilograms once and offer alternatives to the others', async () => {
    const offers = (await flights(crowd.gateway, acetone(10))).filter(isBookable);
    const tightest = offers.toSorted((one, other) => roomOf(one) - roomOf(other))[0];
    if (!tightest) throw new Error('nothing can be booked');
    // More than half of the rest, so that a second order does not fit.
    const kg = Math.floor(roomOf(tightest) / 2000) + 1;
    const before = crowd.begunAgain();
    const answers = await race(tightest.offerId, kg);
    expect(won(answers)).toHaveLength(1);
    for (const { code, reason, ways } of lost(answers)) {
      expect([code, reason]).toStrictEqual([CODES.soldOut, 'roomShort']);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(tightest.offerId);
    }
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    expect(await takenOn(tightest.offerId)).toBe(kg * 1000);
    await holdToBooks(crowd.gateway.database);
  });

  it('sell exactly the remaining capacity', async () => {
    const offer = (await flights(crowd.gateway, acetone(10))).filter(isBookable).find((one) => roomOf(one) < 4_000_000);
    if (!offer) throw new Error('nothing can be booked');
    const kg = 90;
    const most = Math.floor(roomOf(offer) / (kg * 1000));
    const answers = await race(offer.offerId, kg);
    expect(won(answers)).toHaveLength(Math.min(CLIENTS, most));
    expect(await takenOn(offer.offerId)).toBe(Math.min(CLIENTS, most) * kg * 1000);
    expect(await takenOn(offer.offerId)).toBeLessThanOrEqual(roomOf(offer));
    await holdToBooks(crowd.gateway.database);
  });
});
