/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { DomQuote } from '../../../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../../../domain/modes/dom/search';
import { booksOf, holdToBooks } from '../../../support/books';
import { CLIENTS, lost, openCrowd, won, type Crowd } from '../support/crowd';
import { glycerine, isBookable, leftOn, soundOn, voyages } from '../support/dom';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await openCrowd('DOM');
});
afterAll(() => crowd.gateway.close());

const race = (asked: (client: number) => { search: DomSearch; offerId: string }) =>
  crowd.race<DomQuote>(asked, soundOn);

const takenOn = async (stockId: string): Promise<number> =>
  (await booksOf(crowd.gateway.database)).find(({ stock }) => stock === `${stockId} BOX`)?.taken ?? 0;

describe('fifty parallel domestic orders', () => {
  it('sell the last boxes once and offer alternatives to the others', async () => {
    const [tightest] = (await voyages(crowd.gateway, glycerine(1)))
      .filter(isBookable)
      .toSorted((one, other) => leftOn(one) - leftOn(other));
    if (!tightest) throw new Error('nothing can be booked');
    // More than half of the rest, so that a second order does not fit.
    const boxes = Math.floor(leftOn(tightest) / 2) + 1;
    const answers = await race(() => ({ search: glycerine(boxes), offerId: tightest.offerId }));
    expect(won(answers)).toHaveLength(1);
    for (const { code, reason, ways } of lost(answers)) {
      expect([code, reason]).toStrictEqual([CODES.soldOut, 'roomShort']);
      expect(ways.map(({ offerId }) => offerId)).not.toContain(tightest.offerId);
    }
    expect(await takenOn(tightest.offerId)).toBe(boxes);
    await holdToBooks(crowd.gateway.database);
  });

  it('sell the remaining boxes exactly', async () => {
    const [first] = (await voyages(crowd.gateway, glycerine(1, { orgPortCode: 'CNSHA', dstPortCode: 'CNXMN' })))
      .filter(isBookable)
      .toSorted((one, other) => leftOn(one) - leftOn(other));
    if (!first) throw new Error('nothing can be booked');
    const most = leftOn(first);
    const search = glycerine(1, { orgPortCode: 'CNSHA', dstPortCode: 'CNXMN' });
    const answers = await race(() => ({ search, offerId: first.offerId }));
    expect(won(answers)).toHaveLength(Math.min(CLIENTS, most));
    expect(await takenOn(first.offerId)).toBe(Math.min(CLIENTS, most));
    await holdToBooks(crowd.gateway.database);
  });

  it('hold both ships of a transshipment or neither, beside orders for one ship', async () => {
    const via = glycerine(1, { orgPortCode: 'CNCKG', dstPortCode: 'CNNSA' });
    const [way] = (await voyages(crowd.gateway, via)).filter(isBookable);
    const [first, second] = way?.detail.legs ?? [];
    if (!way || !first || !second) throw new Error('nobody changes ships');
    const alone = glycerine(3, { orgPortCode: 'CNSHA', dstPortCode: 'CNNSA' });
    const answers = await race((client) =>
      client % 2 === 0
        ? { search: glycerine(3, { orgPortCode: 'CNCKG', dstPortCode: 'CNNSA' }), offerId: way.offerId }
        : { search: alone, offerId: second.stockId },
    );
    const changing = answers.filter(({ code }, client) => client % 2 === 0 && code === CODES.success).length;
    expect(await takenOn(first.stockId)).toBe(changing * 3);
    expect(await takenOn(second.stockId)).toBe(won(answers).length * 3);
    const [again] = (await voyages(crowd.gateway, glycerine(1, { orgPortCode: 'CNSHA', dstPortCode: 'CNNSA' }))).filter(
      ({ offerId }) => offerId === second.stockId,
    );
    expect(again && leftOn(again)).toBeGreaterThanOrEqual(0);
    await holdToBooks(crowd.gateway.database);
  });
});
