import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/envelope';
import type { RailOffer, RailQuote } from '../../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import { railSearchOf } from '../../../support/rail-order';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { newPerson, type Person } from '../../identity/support/person';
import type { Submitted } from '../../orders/support/submission';
import { booksOf, holdToBooks } from '../../support/books';
import { emptyDatabase } from '../../support/engine';
import { openTestGateway, type Reply, type TestGateway } from '../../support/gateway';
import { counting } from '../../takings/support';
import { isBookable, soundOn, trains } from '../support/rail';

const CLIENTS = 50;

type Told = { reason: string; ways: RailOffer[] };

let gateway: TestGateway;
let counted: ReturnType<typeof counting>;
const people: Person[] = [];
beforeAll(async () => {
  counted = counting(await emptyDatabase());
  gateway = await openTestGateway({ database: counted.database });
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
}, 120_000);
afterAll(() => gateway.close());

const asked = (count: number, type: '20GP' | '40HQ' = '40HQ'): RailSearch =>
  railSearchOf({ dstPortCode: 'RMA', boxes: [{ type, count }] });

async function order(offerId: string, search: RailSearch, { token }: Person) {
  const quote = (await locked(gateway, 'RAIL', { search, offerId }, token)) as RailQuote;
  return { token, submission: submissionOf(gateway, soundOn(quote), quote) };
}

/** Everybody has a price and a filled-in form; then all press at once. */
async function race(offerId: string, search: RailSearch): Promise<Reply<Submitted | Told>[]> {
  const ready = [];
  for (const person of people) ready.push(await order(offerId, search, person));
  return Promise.all(
    ready.map(({ token, submission }) => submitted<Submitted | Told>(gateway, { id: 'RAIL', token }, submission)),
  );
}

const takenOn = async (offerId: string): Promise<number> =>
  (await booksOf(gateway.database)).find(({ stock }) => stock === `${offerId} TEU`)?.taken ?? 0;

const teuLeft = ({ left }: RailOffer): number => left[0]?.amount ?? 0;

const won = (answers: readonly Reply<Submitted | Told>[]) => answers.filter(({ code }) => code === CODES.success);
const lost = (answers: readonly Reply<Submitted | Told>[]) => answers.filter(({ code }) => code !== CODES.success);

const bookable = async (): Promise<[RailOffer, RailOffer]> => {
  const [first, second] = (await trains(gateway, asked(1))).filter(isBookable);
  if (!first || !second) throw new Error('no train can be booked');
  return [first, second];
};

describe('fifty who submit an order for a train at once', () => {
  it('RE12: get its last two units once; the others are told the next train of the way', async () => {
    const [train] = await bookable();
    const [person] = people;
    if (!person) throw new Error('there is nobody');
    // All but its last wagon has gone to somebody before.
    const before = await order(train.offerId, asked(teuLeft(train) / 2 - 1), person);
    expect(await submitted(gateway, { id: 'RAIL', token: before.token }, before.submission)).toMatchObject({
      code: CODES.success,
    });
    const work = counted.counts.begun - counted.counts.asked;
    const answers = await race(train.offerId, asked(1));
    expect(won(answers)).toHaveLength(1);
    for (const { code, data } of lost(answers)) {
      expect([code, (data as Told).reason]).toStrictEqual([CODES.soldOut, 'soldOut']);
      const ways = (data as Told).ways.map(({ offerId }) => offerId);
      expect(ways.length).toBeGreaterThan(0);
      expect(ways).not.toContain(train.offerId);
    }
    expect(counted.counts.begun - counted.counts.asked, 'races that had to be run again').toBe(work);
    expect(await takenOn(train.offerId)).toBe(teuLeft(train));
    await holdToBooks(gateway.database);
  }, 120_000);

  it('share what is left as far as it goes, half a wagon for every odd twenty-foot box', async () => {
    const [, train] = await bookable();
    const answers = await race(train.offerId, asked(1, '20GP'));
    const sold = Math.min(CLIENTS, teuLeft(train));
    expect(won(answers)).toHaveLength(sold);
    expect(await takenOn(train.offerId)).toBe(sold);
    await holdToBooks(gateway.database);
  }, 120_000);
});
