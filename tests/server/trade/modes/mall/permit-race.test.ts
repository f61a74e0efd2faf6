/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { MallQuote } from '../../../../../domain/modes/mall/quote';
import { joined } from '../../../orders/orders/support/enterprise';
import { booksOf, holdToBooks } from '../../../support/books';
import { type Crowd, lost, openCrowd, won } from '../support/crowd';
import { foundOf, soundFor, wantedOf } from '../support/mall';
import { readPaper, TOLUENE, TOLUENE_GOODS } from './paper-support';

const PACK_KG = 180;

let crowd: Crowd;
let permitId: string;
beforeAll(async () => {
  crowd = await openCrowd('MALL');
  const { gateway, people } = crowd;
  let enterpriseId: string | undefined;
  for (const person of people) ({ enterpriseId } = await joined(gateway, person, 'PASS', enterpriseId));
  const [one] = people;
  if (!one) throw new Error('nobody is here');
  await readPaper(gateway, one, 'HAZLIC');
  permitId = await readPaper(gateway, one, 'PRECREG', {
    permit: { goodsId: TOLUENE_GOODS, kg: 3 * PACK_KG + PACK_KG - 1 },
  });
});
afterAll(() => crowd.gateway.close());

it('fifty parallel orders of one enterprise buy no more than its permit allows', async () => {
  const asked = await wantedOf(crowd.gateway, TOLUENE, 1);
  const before = crowd.begunAgain();
  const answers = await crowd.race<MallQuote>(() => foundOf(asked), soundFor(crowd.gateway));
  expect(won(answers)).toHaveLength(3);
  for (const one of lost(answers))
    expect(one).toMatchObject({ code: CODES.orderRefused, faults: [{ code: 'mallPaper' }] });
  const books = await booksOf(crowd.gateway.database);
  expect(books.find(({ stock }) => stock === `${permitId} LOT`)?.taken).toBe(3 * PACK_KG * 1000);
  expect(crowd.begunAgain(), 'races that had to be run again').toBe(before);
  await holdToBooks(crowd.gateway.database);
});
