/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { TruckOffer, TruckQuote } from '../../../../../domain/modes/truck/quote';
import type { TruckSearch } from '../../../../../domain/modes/truck/search';
import { booksOf, holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { drums, freeOf, isBookable, soundOn, trucks } from '../support/truck';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('TRUCK');
});
afterAll(() => crowd.gateway.close());

const race = (asked: (client: number) => { search: TruckSearch; offerId: string }) =>
  crowd.race<TruckQuote>(asked, soundOn);

const takenOn = async (stockId: string): Promise<number> =>
  (await booksOf(crowd.gateway.database)).find(({ stock }) => stock === `${stockId} TRUCK`)?.taken ?? 0;

const offered = async (search: TruckSearch): Promise<TruckOffer[]> =>
  (await trucks(crowd.gateway, search)).filter(isBookable);

describe('fifty parallel truck orders for one day', () => {
  it('sell the last trucks once and offer alternatives to the others', async () => {
    const [first] = await offered(drums(1));
    if (!first) throw new Error('nothing can be booked');
    const most = freeOf(first);
    const answers = await race(() => ({ search: drums(1), offerId: first.offerId }));
    expect(won(answers)).toHaveLength(Math.min(CLIENTS, most));
    for (const { code, ways } of lost(answers)) {
      expect(code).toBe(CODES.soldOut);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(first.offerId);
    }
    expect(await takenOn(first.offerId)).toBe(most);
    await holdToBooks(crowd.gateway.database);
  });

  it('R5 hold more than half of the trucks completely or not at all, on every day of the trip', async () => {
    const first = (await offered(drums(1))).find((one) => freeOf(one) > 2);
    if (!first) throw new Error('nothing can be booked');
    const asked = Math.floor(freeOf(first) / 2) + 1;
    const answers = await race(() => ({ search: drums(asked), offerId: first.offerId }));
    expect(won(answers)).toHaveLength(1);
    expect(await takenOn(first.offerId)).toBe(asked);
    const day = first.offerId.slice(0, -2) + String(Number(first.offerId.slice(-2)) + 1).padStart(2, '0');
    expect(await takenOn(day)).toBeGreaterThanOrEqual(asked);
    await holdToBooks(crowd.gateway.database);
  });
});
