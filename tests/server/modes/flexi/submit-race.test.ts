import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/envelope';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiOffer, FlexiQuote } from '../../../../domain/modes/flexi/quote';
import { POURED, soundFlexi } from '../../../support/flexi-order';
import { locked, submissionOf, submitted } from '../../../support/modes/gateway-case';
import { newPerson, type Person } from '../../identity/support/person';
import type { Submitted } from '../../orders/support/submission';
import { holdToBooks } from '../../support/books';
import { openTestGateway, type Reply, type TestGateway } from '../../support/gateway';
import { bags, isBookable } from '../support/flexi';

const CLIENTS = 50;

type Told = { reason: string };
type Answer = Reply<Submitted | Told>;

let gateway: TestGateway;
const people: Person[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
}, 120_000);
afterAll(() => gateway.close());

/** Everybody has a price and a filled-in form; then all press at once. */
async function race(offer: FlexiOffer, filled: (quote: FlexiQuote, client: number) => FlexiForm): Promise<Answer[]> {
  const ready = [];
  for (const [client, { token }] of people.entries()) {
    const quote = (await locked(gateway, 'FLEXI', { search: POURED, offerId: offer.offerId }, token)) as FlexiQuote;
    ready.push({ token, submission: submissionOf(gateway, filled(quote, client), quote) });
  }
  return Promise.all(
    ready.map(({ token, submission }) => submitted<Submitted | Told>(gateway, { id: 'FLEXI', token }, submission)),
  );
}

const won = (answers: readonly Answer[]) => answers.filter(({ code }) => code === CODES.success);
const lost = (answers: readonly Answer[]) => answers.filter(({ code }) => code !== CODES.success);

const takenOf = async (stockId: string, measure: string): Promise<number> => {
  const [row] = await gateway.database.query<{ taken: number }>(
    'select taken from takings where stock_id = $1 and measure = $2',
    [stockId, measure],
  );
  return row?.taken ?? 0;
};

const lastOf = async (): Promise<FlexiOffer> => {
  const offer = (await bags(gateway)).filter(isBookable).at(-1);
  if (!offer) throw new Error('no bag can be booked');
  return offer;
};

const stockOn = (day: string): string => `FX-CNSHA-${day.slice(2).replaceAll('-', '')}`;

describe('fifty who want a bag hung on one day', () => {
  it('get as many as its team hangs, and the others are told another day', async () => {
    const offer = await lastOf();
    let day = '';
    const answers = await race(offer, (quote) => {
      day = quote.offer.detail.fitting.days[3]?.day ?? '';
      return { ...soundFlexi(quote), fitDay: day };
    });
    expect(won(answers)).toHaveLength(6);
    for (const { code, message, data } of lost(answers)) {
      expect([code, (data as Told).reason]).toEqual([CODES.soldOut, 'dayFull']);
      expect(message).toMatch(/^该日安装已约满，最近可约 \d{4}-\d{2}-\d{2}/);
      expect(message).not.toContain(day);
    }
    expect(await takenOf(stockOn(day), 'TEAM')).toBe(6);
    expect(await takenOf(offer.detail.sailingId, 'BOX')).toBe(6);
    await holdToBooks(gateway.database);
  }, 120_000);

  it('never share its last place between two that need more than is left', async () => {
    const offer = await lastOf();
    let day = '';
    const answers = await race(offer, (quote) => {
      day = quote.offer.detail.fitting.days[5]?.day ?? '';
      return { ...soundFlexi(quote), fitDay: day, bags: '4' };
    });
    expect(won(answers)).toHaveLength(1);
    expect(await takenOf(stockOn(day), 'TEAM')).toBe(4);
    await holdToBooks(gateway.database);
  }, 120_000);
});
