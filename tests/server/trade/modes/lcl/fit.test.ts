import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { lclFit } from '../../../../../contract/modes/lcl/fit';
import type { Fit } from '../../../../../domain/offer/fit';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { departures, searchOf } from '../support/lcl';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const fits = (asked: object) => gateway.post<{ fits: Fit[] }>(lclFit.path, asked);

describe('LCL fit check of a form', () => {
  it('answers each departure as the list would', async () => {
    const search = searchOf('1230', 0.8);
    const offers = (await departures(gateway, search)).slice(0, 3);
    const reply = await fits({ ...search, offerIds: offers.map(({ offerId }) => offerId) });
    expect(reply.data.fits).toStrictEqual(
      offers.map(({ offerId, state, acceptance, detail }) => ({ offerId, state, acceptance, nextFit: detail.nextFit })),
    );
  });

  it('ignores duplicates and departures of other lanes', async () => {
    const search = searchOf('1230', 0.8);
    const [offer] = await departures(gateway, search);
    const offerIds = [offer?.offerId ?? '', offer?.offerId ?? '', 'L-SHWG-USLAX-261209', 'nobody'];
    expect((await fits({ ...search, offerIds })).data.fits).toHaveLength(1);
  });

  it.each([
    ['no departure', { offerIds: [] }],
    ['more than ten', { offerIds: Array.from({ length: 11 }, (_, at) => `L${at}`) }],
    ['no goods', { rows: [] }],
    ['one port twice', { dstPortCode: 'CNSHA' }],
  ])('is refused with %s', async (_, change) => {
    const asked = { ...searchOf('1230', 0.8), offerIds: ['L-SHWG-NLRTM-261209'], ...change };
    expect((await fits(asked)).code).toBe(CODES.badRequest);
  });
});
