import { afterAll, beforeAll, expect, it } from 'vitest';

import { agreeToProtocol } from '../../../../../contract/content/protocol';
import { FIRST_EDITIONS } from '../../../../../domain/order/papers/protocol';
import { dayAt, momentOf } from '../../../../../domain/values/days';
import { createEditions } from '../../../../../server/world/content/store';
import { faultyBeside } from '../../../../../server/orders/orders/messages';
import { bearing } from '../../../people/identity/support/person';
import { newMember } from '../../../orders/orders/support/enterprise';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { EPOXY, wantedOf } from '../support/mall';
import { carrying, DRUMS } from './beside-support';
import { buying } from './support';

const PROTOCOL = 'shipping-protocol';
const FIRST = FIRST_EDITIONS[PROTOCOL];
/** Late evening in China, so that quotes are still valid when the next edition starts. */
const EVENING = momentOf(FIRST, 22);
const NEXT = dayAt(EVENING + 86_400_000);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  gateway.clock.advance(EVENING - gateway.clock.now());
});
afterAll(() => gateway.close());

it('draft carries a purchase under the accepted terms edition, and a newer one must be accepted first', async () => {
  const [shop, road] = [buying(gateway), carrying(gateway)];
  const buyer = await newMember(gateway, 'PASS');
  await road.drafted(buyer);
  const editions = createEditions(gateway.database);
  const text = await editions.inForce(PROTOCOL, new Date(EVENING));
  await editions.publish({ ...text, version: NEXT }, new Date(EVENING));
  const choice = async () => {
    const bought = await shop.quoteOf(await wantedOf(gateway, EPOXY, DRUMS), buyer);
    const [one] = await road.choices(buyer, road.handedOver(bought));
    return one;
  };
  expect(await choice()).toMatchObject({ protocolVersion: FIRST, refused: null });

  gateway.clock.advance(3 * 3_600_000);
  expect(await choice(), 'its tick was given for the text of before').toMatchObject({
    protocolVersion: FIRST,
    total: null,
    refused: faultyBeside(1),
  });

  await gateway.post(agreeToProtocol.path, { documentId: PROTOCOL, version: NEXT }, bearing(buyer.token));
  expect(await choice()).toMatchObject({ protocolVersion: NEXT, refused: null });
});
