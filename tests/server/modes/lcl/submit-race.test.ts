import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/envelope';
import type { LclOffer, LclQuote } from '../../../../domain/modes/lcl/quote';
import type { LclSearch } from '../../../../domain/modes/lcl/search';
import type { Kept } from '../../../../server/modes/lcl/boxes-now';
import { insideOf } from '../../../../server/takings/neighbours';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { newPerson, type Person } from '../../identity/support/person';
import type { Submitted } from '../../orders/support/submission';
import { booksOf, holdToBooks } from '../../support/books';
import { emptyDatabase } from '../../support/engine';
import { openTestGateway, type Reply, type TestGateway } from '../../support/gateway';
import { counting } from '../../takings/support';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';

const CLIENTS = 50;

type Told = { reason: string; ways: LclOffer[] };
type Answer = Reply<Submitted | Told>;

let gateway: TestGateway;
let counted: ReturnType<typeof counting>;
const people: Person[] = [];
beforeAll(async () => {
  counted = counting(await emptyDatabase());
  gateway = await openTestGateway({ database: counted.database });
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
}, 120_000);
afterAll(() => gateway.close());

/** Everybody has a price and a filled-in form; then all press at once. */
async function race(offerId: string, searchBy: (client: number) => LclSearch): Promise<Answer[]> {
  const ready = [];
  for (const [client, { token }] of people.entries()) {
    const quote = (await locked(gateway, 'LCL', { search: searchBy(client), offerId }, token)) as LclQuote;
    ready.push({ token, submission: submissionOf(gateway, soundOn(quote), quote) });
  }
  return Promise.all(
    ready.map(({ token, submission }) => submitted<Submitted | Told>(gateway, { id: 'LCL', token }, submission)),
  );
}

const won = (answers: readonly Answer[]) => answers.filter(({ code }) => code === CODES.success);
const lost = (answers: readonly Answer[]) => answers.filter(({ code }) => code !== CODES.success);

/** How often the work of a race had to be begun again: two who waited for each other in a circle. */
async function collisions(of: () => Promise<void>): Promise<number> {
  const { begun, asked } = { ...counted.counts };
  await of();
  return counted.counts.begun - begun - (counted.counts.asked - asked);
}

const boxesOf = (offerId: string) => [1, 2, 3, 4].map((box) => `${offerId}#${box}`);

const takenOn = async (offerId: string, measure: string): Promise<number> =>
  (await booksOf(gateway.database))
    .filter(({ stock }) => stock.startsWith(`${offerId}#`) && stock.endsWith(` ${measure}`))
    .reduce((all, { taken }) => all + taken, 0);

const single = ({ detail }: LclOffer) => detail.boxes.length === 1;

describe('fifty who submit an order for a shared box at once', () => {
  it('get its last cubic metre once; the others are told what else leaves', async () => {
    const offers = await departures(gateway, searchOf('3082', 0.5));
    const last = offers.find((offer) => isBookable(offer) && single(offer));
    const [box] = last?.detail.boxes ?? [];
    if (!last || !box) throw new Error('there is no such departure');
    // More than half of what is left: a second share of that size does not go in.
    const share = Math.round((box.leftM3 / 2 + 0.1) * 10) / 10;
    const found = await collisions(async () => {
      const answers = await race(last.offerId, () => searchOf('3082', share));
      expect(won(answers)).toHaveLength(1);
      for (const { code, data } of lost(answers)) {
        expect([code, (data as Told).reason]).toStrictEqual([CODES.soldOut, 'soldOut']);
        const ways = (data as Told).ways.map(({ offerId }) => offerId);
        expect(ways.length).toBeGreaterThan(0);
        expect(ways).not.toContain(last.offerId);
      }
    });
    expect(found).toBe(0);
    expect(await takenOn(last.offerId, 'L')).toBe(Math.round(share * 1000));
    await holdToBooks(gateway.database);
  }, 120_000);

  it('never share it with what must be kept apart: whoever is first decides', async () => {
    const [fuel, oxidizer] = [searchOf('1230', 0.2, 'KRPUS'), searchOf('2014', 0.2, 'KRPUS')];
    const empty = (await departures(gateway, fuel)).find(
      (offer) => isBookable(offer) && single(offer) && offer.detail.boxes[0]?.classes.length === 0,
    );
    if (!empty) throw new Error('there is no empty box');
    const found = await collisions(async () => {
      const answers = await race(empty.offerId, (client) => (client % 2 === 0 ? fuel : oxidizer));
      expect(won(answers)).toHaveLength(CLIENTS / 2);
      for (const { code, data } of lost(answers))
        expect([code, (data as Told).reason]).toStrictEqual([CODES.soldOut, 'boxClash']);
    });
    expect(found).toBe(0);
    const inside = await insideOf(gateway.database, boxesOf(empty.offerId));
    const numbers = inside.flatMap(({ body }) => (body as Kept).goods.map(({ unNo }) => unNo));
    expect([inside.length, new Set(numbers).size]).toStrictEqual([CLIENTS / 2, 1]);
    expect(await takenOn(empty.offerId, 'L')).toBe((CLIENTS / 2) * 200);
    await holdToBooks(gateway.database);
  }, 120_000);
});
