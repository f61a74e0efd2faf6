/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { RailOffer, RailQuote } from '../../../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../../../domain/modes/rail/search';
import { railSearchOf } from '../../../../support/rail-order';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { booksOf, holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { isBookable, soundOn, trains } from '../support/rail';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('RAIL');
});
afterAll(() => crowd.gateway.close());

const asked = (count: number, type: '20GP' | '40HQ' = '40HQ'): RailSearch =>
  railSearchOf({ dstPortCode: 'RMA', boxes: [{ type, count }] });

async function order(offerId: string, search: RailSearch, { token }: { token: string }) {
  const quote = (await locked(crowd.gateway, 'RAIL', { search, offerId }, token)) as RailQuote;
  return { token, submission: submissionOf(crowd.gateway, soundOn(quote), quote) };
}

const race = (offerId: string, search: RailSearch) => crowd.race<RailQuote>(() => ({ search, offerId }), soundOn);

const takenOn = async (offerId: string): Promise<number> =>
  (await booksOf(crowd.gateway.database)).find(({ stock }) => stock === `${offerId} TEU`)?.taken ?? 0;

const teuLeft = ({ left }: RailOffer): number => left[0]?.amount ?? 0;

const bookable = async (): Promise<[RailOffer, RailOffer]> => {
  const [first, second] = (await trains(crowd.gateway, asked(1))).filter(isBookable);
  if (!first || !second) throw new Error('no train can be booked');
  return [first, second];
};

describe('fifty parallel rail orders', () => {
  it('RE12: sell the last two TEU once and offer the next train to the others', async () => {
    const [train] = await bookable();
    const [person] = crowd.people;
    if (!person) throw new Error('there is nobody');
    // Leaves one wagon.
    const before = await order(train.offerId, asked(teuLeft(train) / 2 - 1), person);
    expect(await submitted(crowd.gateway, { id: 'RAIL', token: before.token }, before.submission)).toMatchObject({
      code: CODES.success,
    });
    const work = crowd.begunAgain();
    const answers = await race(train.offerId, asked(1));
    expect(won(answers)).toHaveLength(1);
    for (const { code, reason, ways } of lost(answers)) {
      expect([code, reason]).toStrictEqual([CODES.soldOut, 'soldOut']);
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(train.offerId);
    }
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(work);
    expect(await takenOn(train.offerId)).toBe(teuLeft(train));
    await holdToBooks(crowd.gateway.database);
  });

  it('sell exactly what is left, half a wagon per odd twenty-foot box', async () => {
    const [, train] = await bookable();
    const answers = await race(train.offerId, asked(1, '20GP'));
    const sold = Math.min(CLIENTS, teuLeft(train));
    expect(won(answers)).toHaveLength(sold);
    expect(await takenOn(train.offerId)).toBe(sold);
    await holdToBooks(crowd.gateway.database);
  });
});
