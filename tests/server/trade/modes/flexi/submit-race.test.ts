/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { quoteById } from '../../../../../contract/offers/quotes';
import type { FlexiForm } from '../../../../../domain/modes/flexi/form';
import type { FlexiOffer, FlexiQuote } from '../../../../../domain/modes/flexi/quote';
import { POURED, soundFlexi } from '../../../../support/flexi-order';
import { locked } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { lost, openCrowd, won, type Crowd } from '../support/crowd';
import { bags, isBookable } from '../support/flexi';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('FLEXI');
});
afterAll(() => crowd.gateway.close());

const race = ({ offerId }: FlexiOffer, filled: (quote: FlexiQuote, client: number) => FlexiForm) =>
  crowd.race(() => ({ search: POURED, offerId }), filled);

const takenOf = async (stockId: string, measure: string): Promise<number> => {
  const [row] = await crowd.gateway.database.query<{ taken: number }>(
    'select taken from takings where stock_id = $1 and measure = $2',
    [stockId, measure],
  );
  return row?.taken ?? 0;
};

const lastOf = async (): Promise<FlexiOffer> => {
  const offer = (await bags(crowd.gateway)).filter(isBookable).at(-1);
  if (!offer) throw new Error('no bag can be booked');
  return offer;
};

const withoutDetail = ({ detail: _, ...offer }: FlexiQuote['offer']) => offer;

const stockOn = (day: string): string => `FX-CNSHA-${day.slice(2).replaceAll('-', '')}`;

describe('fifty parallel flexitank orders for one day', () => {
  it('fill the team exactly, and the others get another day', async () => {
    const offer = await lastOf();
    const { token } = await newPerson(crowd.gateway);
    const held = (await locked(
      crowd.gateway,
      'FLEXI',
      { search: POURED, offerId: offer.offerId },
      token,
    )) as FlexiQuote;
    let day = '';
    const answers = await race(offer, (quote) => {
      day = quote.offer.detail.fitting.days[3]?.day ?? '';
      return { ...soundFlexi(quote), fitDay: day };
    });
    expect(won(answers)).toHaveLength(6);
    for (const { code, message, reason } of lost(answers)) {
      expect([code, reason]).toEqual([CODES.soldOut, 'dayFull']);
      expect(message).toMatch(/^该日安装已约满，最近可约 \d{4}-\d{2}-\d{2}/);
      expect(message).not.toContain(day);
    }
    expect(await takenOf(stockOn(day), 'TEAM')).toBe(6);
    const path = quoteById.path.replace(':quoteId', held.quoteId);
    const { data: seen } = await crowd.gateway.get<FlexiQuote>(path, bearing(token));
    const leftOf = ({ offer: { detail } }: FlexiQuote) => detail.fitting.days.find((one) => one.day === day)?.left;
    expect([leftOf(held), leftOf(seen)], 'a quote from before says what is left by now').toEqual([6, 0]);
    expect(
      [withoutDetail(seen.offer), seen.offer.detail.kg, seen.rates, seen.lockedUntil],
      'and nothing else of it moves',
    ).toEqual([withoutDetail(held.offer), held.offer.detail.kg, held.rates, held.lockedUntil]);
    expect(await takenOf(offer.detail.sailingId, 'BOX')).toBe(6);
    await holdToBooks(crowd.gateway.database);
  });

  it('never split the last places between two larger orders', async () => {
    const offer = await lastOf();
    let day = '';
    const answers = await race(offer, (quote) => {
      day = quote.offer.detail.fitting.days[5]?.day ?? '';
      return { ...soundFlexi(quote), fitDay: day, bags: '4' };
    });
    expect(won(answers)).toHaveLength(1);
    expect(await takenOf(stockOn(day), 'TEAM')).toBe(4);
    await holdToBooks(crowd.gateway.database);
  });
});
