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

describe('fifty who submit an order for a flight at once', () => {
  it('AE16: get its last kilograms once; the others are told what else flies', async () => {
    const offers = (await flights(crowd.gateway, acetone(10))).filter(isBookable);
    const tightest = offers.toSorted((one, other) => roomOf(one) - roomOf(other))[0];
    if (!tightest) throw new Error('nothing can be booked');
    // More than half of what is left: a second order of that size does not go on board.
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

  it('share what is left as far as it goes, and never a half kilogram more', async () => {
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
