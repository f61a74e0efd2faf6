import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { quoteDgd } from '../../../../../contract/modes/dgd/quote';
import { quoteById } from '../../../../../contract/offers/quotes';
import { CODES } from '../../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { workingDays } from '../../../../../contract/world/working-days';
import { serviceOfferId } from '../../../../../domain/modes/dgd/offered';
import type { Quote } from '../../../../../domain/offer/offer';
import { demoTariffs } from '../../../../../server/trade/modes/sheets';
import { DGD_EXTRAS, DGD_SERVICES, servicePrices } from '../../../../../server/trade/modes/dgd/tariff';
import { writeSheet } from '../../../../../server/trade/tariffs/read-sheet';
import { sheetFigures } from '../../../../../server/trade/tariffs/sheet';
import { SERVICE_PRICES } from '../../../../../stories/modes/service-prices.fixtures';
import { locked } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { colleague } from '../../../people/staff/support/staff';
import { tariffsBy } from '../../../people/staff/support/tariffs';
import { openTestGateway, type TestGateway } from '../../../support/gateway';

let gateway: TestGateway;
let pricing: ReturnType<typeof tariffsBy>;
let other: ReturnType<typeof tariffsBy>;
beforeAll(async () => {
  gateway = await openTestGateway();
  pricing = tariffsBy(gateway, await colleague(gateway, 'pricing'));
  other = tariffsBy(gateway, await colleague(gateway, 'pricing'));
});
afterAll(() => gateway.close());

const DEMO = demoTariffs();
const text = writeSheet(DGD_SERVICES, sheetFigures(DGD_SERVICES, DEMO));
const put = (sheet: string) => pricing.act(DGD_SERVICES.id, { act: 'tariff.put', said: { sheet } });
afterEach(() => pricing.act(DGD_SERVICES.id, { act: 'tariff.dropped' }));

const told = async () => (await gateway.get<ReplyOf<typeof workingDays>>(workingDays.path)).data.prices;
const lock = async (type: '1' | '7', token: string) =>
  locked(gateway, 'DGD', { search: { type }, offerId: serviceOfferId(type) }, token);

describe('prices of desk services', () => {
  it('begin with those of the demo', async () => {
    expect(servicePrices(DEMO)).toEqual(SERVICE_PRICES);
    expect(await told()).toEqual(SERVICE_PRICES);
    expect(sheetFigures(DGD_EXTRAS, DEMO)['仅审核已有 SDS（减收）'], 'a table has no sign').toEqual({ 金额: 300 });
  });

  it('follow the table of the desk, and a lock keeps its own', async () => {
    const { token } = await newPerson(gateway);
    const old = await lock('1', token);
    expect((await put(text.replace('货物分类判定\t800', '货物分类判定\t850'))).code).toBe(CODES.success);
    expect((await told()).services).toEqual({ ...SERVICE_PRICES.services, '1': 85_000 });
    const quote = await lock('1', token);
    expect(quote.offer.price?.charges.totalYuan.amount).toBe(85_000);
    const kept = await gateway.get<Quote>(quoteById.path.replace(':quoteId', old.quoteId), bearing(token));
    expect(kept.data).toMatchObject({ rates: { each: 80_000 }, offer: old.offer });
  });

  it('are on request where the table has no row, and such a service is not locked', async () => {
    const { token } = await newPerson(gateway);
    expect((await put(text.replace('拼箱相容性审核\t300\n', ''))).code).toBe(CODES.success);
    expect((await other.act(DGD_SERVICES.id, { act: 'tariff.approved' })).code).toBe(CODES.success);
    expect((await told()).services).not.toHaveProperty('7');
    const refused = await gateway.post(
      quoteDgd.path,
      { type: '7', unNo: null, offerId: serviceOfferId('7') },
      bearing(token),
    );
    expect(refused.code).toBe(CODES.noPrice);
    expect((await lock('1', token)).rates).toMatchObject({ each: 80_000 });
  });
});
