import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/envelope';
import type { TankOffer, TankQuote } from '../../../../domain/modes/tank/quote';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { newPerson, type Person } from '../../identity/support/person';
import type { Submitted } from '../../orders/support/submission';
import { booksOf, holdToBooks } from '../../support/books';
import { emptyDatabase } from '../../support/engine';
import { openTestGateway, type Reply, type TestGateway } from '../../support/gateway';
import { counting } from '../../takings/support';
import { freeOf, isBookable, soundOn, tanks, toluene } from '../support/tank';

const CLIENTS = 50;

type Told = { reason: string; ways: TankOffer[] };

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
async function race(offerIds: readonly string[]): Promise<Reply<Submitted | Told>[]> {
  const ready = [];
  for (const [client, { token }] of people.entries()) {
    const found = { search: toluene(19), offerId: offerIds[client % offerIds.length] ?? '' };
    const quote = (await locked(gateway, 'TANK', found, token)) as TankQuote;
    ready.push({ token, submission: submissionOf(gateway, soundOn(quote), quote) });
  }
  return Promise.all(
    ready.map(({ token, submission }) => submitted<Submitted | Told>(gateway, { id: 'TANK', token }, submission)),
  );
}

const taken = async (stock: RegExp): Promise<number[]> =>
  (await booksOf(gateway.database)).filter((book) => stock.test(book.stock)).map((book) => book.taken);

const won = (answers: readonly Reply<Submitted | Told>[]) => answers.filter(({ code }) => code === CODES.success);

const open = async (): Promise<TankOffer[]> => (await tanks(gateway, toluene(19))).filter(isBookable);

describe('fifty who submit an order for tanks of one week at once', () => {
  it('get its last tanks once each, and as many places on the ship; the others are told what else there is', async () => {
    const [scarce] = (await open()).toSorted((one, other) => freeOf(one) - freeOf(other));
    if (!scarce) throw new Error('no tank can be booked');
    const free = freeOf(scarce);
    const before = counted.counts.begun - counted.counts.asked;
    const answers = await race([scarce.offerId]);
    expect(won(answers)).toHaveLength(free);
    for (const { code, data } of answers.filter((answer) => answer.code !== CODES.success)) {
      expect([code, (data as Told).reason]).toStrictEqual([CODES.soldOut, 'soldOut']);
      expect((data as Told).ways.length).toBeGreaterThan(0);
      expect((data as Told).ways.map(({ offerId }) => offerId)).not.toContain(scarce.offerId);
    }
    expect(counted.counts.begun - counted.counts.asked, 'races that had to be run again').toBe(before);
    expect(await taken(/^TK-.* TANK$/)).toEqual([free]);
    expect(await taken(/ BOX$/)).toEqual([free]);
    await holdToBooks(gateway.database);
  }, 120_000);

  it('never wait for each other in a circle where two kinds of tanks ride on one ship', async () => {
    const offers = (await open()).filter((offer) => freeOf(offer) > 0).slice(0, 2);
    const free = offers.reduce((all, offer) => all + freeOf(offer), 0);
    const before = counted.counts.begun - counted.counts.asked;
    const answers = await race(offers.map(({ offerId }) => offerId));
    expect(won(answers)).toHaveLength(Math.min(free, CLIENTS));
    expect(counted.counts.begun - counted.counts.asked, 'races that had to be run again').toBe(before);
    await holdToBooks(gateway.database);
  }, 120_000);
});
