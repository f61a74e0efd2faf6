import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/envelope';
import type { AirOffer, AirQuote } from '../../../../domain/modes/air/quote';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { newPerson, type Person } from '../../identity/support/person';
import type { Submitted } from '../../orders/support/submission';
import { booksOf, holdToBooks } from '../../support/books';
import { emptyDatabase } from '../../support/engine';
import { openTestGateway, type Reply, type TestGateway } from '../../support/gateway';
import { counting } from '../../takings/support';
import { acetone, flights, isBookable, soundOn } from '../support/air';

const CLIENTS = 50;

type Told = { reason: string; ways: AirOffer[] };

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
async function race(offerId: string, kg: number): Promise<Reply<Submitted | Told>[]> {
  const ready = [];
  for (const { token } of people) {
    const quote = (await locked(gateway, 'AIR', { search: acetone(kg), offerId }, token)) as AirQuote;
    ready.push({ token, submission: submissionOf(gateway, soundOn(quote), quote) });
  }
  return Promise.all(
    ready.map(({ token, submission }) => submitted<Submitted | Told>(gateway, { id: 'AIR', token }, submission)),
  );
}

const takenOn = async (offerId: string): Promise<number> =>
  (await booksOf(gateway.database)).find(({ stock }) => stock === `${offerId} G`)?.taken ?? 0;

const roomOf = ({ left }: AirOffer): number => left[0]?.amount ?? 0;

const lost = (answers: readonly Reply<Submitted | Told>[]) => answers.filter(({ code }) => code !== CODES.success);

describe('fifty who submit an order for a flight at once', () => {
  it('AE16: get its last kilograms once; the others are told what else flies', async () => {
    const offers = (await flights(gateway, acetone(10))).filter(isBookable);
    const tightest = offers.toSorted((one, other) => roomOf(one) - roomOf(other))[0];
    if (!tightest) throw new Error('nothing can be booked');
    // More than half of what is left: a second order of that size does not go on board.
    const kg = Math.floor(roomOf(tightest) / 2000) + 1;
    const before = counted.counts.begun - counted.counts.asked;
    const answers = await race(tightest.offerId, kg);
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    for (const { code, data } of lost(answers)) {
      expect([code, (data as Told).reason]).toStrictEqual([CODES.soldOut, 'soldOut']);
      expect((data as Told).ways.map(({ offerId }) => offerId)).not.toContain(tightest.offerId);
    }
    expect(counted.counts.begun - counted.counts.asked, 'races that had to be run again').toBe(before);
    expect(await takenOn(tightest.offerId)).toBe(kg * 1000);
    await holdToBooks(gateway.database);
  }, 120_000);

  it('share what is left as far as it goes, and never a half kilogram more', async () => {
    const offer = (await flights(gateway, acetone(10))).filter(isBookable).find((one) => roomOf(one) < 4_000_000);
    if (!offer) throw new Error('nothing can be booked');
    const kg = 90;
    const most = Math.floor(roomOf(offer) / (kg * 1000));
    const answers = await race(offer.offerId, kg);
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(Math.min(CLIENTS, most));
    expect(await takenOn(offer.offerId)).toBe(Math.min(CLIENTS, most) * kg * 1000);
    expect(await takenOn(offer.offerId)).toBeLessThanOrEqual(roomOf(offer));
    await holdToBooks(gateway.database);
  }, 120_000);
});
