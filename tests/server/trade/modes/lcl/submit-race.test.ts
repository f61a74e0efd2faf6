/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { LclOffer, LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../../../domain/modes/lcl/search';
import type { BoxContent } from '../../../../../server/trade/modes/lcl/boxes-now';
import { readNeighbours } from '../../../../../server/world/takings/neighbours';
import { booksOf, holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('LCL');
});
afterAll(() => crowd.gateway.close());

const race = (offerId: string, searchBy: (client: number) => LclSearch) =>
  crowd.race<LclQuote>(
    (client) => ({ search: searchBy(client), offerId }),
    (quote) => soundOn(quote),
  );

const boxesOf = (offerId: string) => [1, 2, 3, 4].map((box) => `${offerId}#${box}`);

const takenOn = async (offerId: string, measure: string): Promise<number> =>
  (await booksOf(crowd.gateway.database))
    .filter(({ stock }) => stock.startsWith(`${offerId}#`) && stock.endsWith(` ${measure}`))
    .reduce((all, { taken }) => all + taken, 0);

const single = ({ detail }: LclOffer) => detail.boxes.length === 1;

describe('fifty parallel LCL orders', () => {
  it('sell the last cubic metre once and offer alternatives to the others', async () => {
    const offers = await departures(crowd.gateway, searchOf('3082', 0.5));
    const last = offers.find((offer) => isBookable(offer) && single(offer));
    const [box] = last?.detail.boxes ?? [];
    if (!last || !box) throw new Error('there is no such departure');
    // More than half of the rest, so that a second share does not fit.
    const share = Math.round((box.leftM3 / 2 + 0.1) * 10) / 10;
    const before = crowd.begunAgain();
    const answers = await race(last.offerId, () => searchOf('3082', share));
    expect(won(answers)).toHaveLength(1);
    for (const { code, reason, ways } of lost(answers)) {
      expect([code, reason]).toStrictEqual([CODES.soldOut, 'roomShort']);
      expect(ways.length).toBeGreaterThan(0);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(last.offerId);
    }
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    expect(await takenOn(last.offerId, 'L')).toBe(Math.round(share * 1000));
    await holdToBooks(crowd.gateway.database);
  });

  it('never mix incompatible goods: the first decides', async () => {
    const [fuel, oxidizer] = [searchOf('1230', 0.2, 'KRPUS'), searchOf('2014', 0.2, 'KRPUS')];
    const empty = (await departures(crowd.gateway, fuel)).find(
      (offer) => isBookable(offer) && single(offer) && offer.detail.boxes[0]?.classes.length === 0,
    );
    if (!empty) throw new Error('there is no empty box');
    const before = crowd.begunAgain();
    const answers = await race(empty.offerId, (client) => (client % 2 === 0 ? fuel : oxidizer));
    expect(won(answers)).toHaveLength(CLIENTS / 2);
    for (const { code, reason } of lost(answers)) expect([code, reason]).toStrictEqual([CODES.soldOut, 'boxClash']);
    expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
    const inside = await readNeighbours(crowd.gateway.database, boxesOf(empty.offerId));
    const numbers = inside.flatMap(({ body }) => (body as BoxContent).goods.map(({ unNo }) => unNo));
    expect([inside.length, new Set(numbers).size]).toStrictEqual([CLIENTS / 2, 1]);
    expect(await takenOn(empty.offerId, 'L')).toBe((CLIENTS / 2) * 200);
    await holdToBooks(crowd.gateway.database);
  });
});
