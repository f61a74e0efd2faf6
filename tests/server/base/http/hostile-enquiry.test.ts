import { afterAll, beforeAll, expect, it } from 'vitest';

import { submitEnquiry } from '../../../../contract/modes/enq';
import { soundEnquiry } from '../../../support/enquiry-form';
import { faultsUnderAttack } from '../../../support/modes/attack';
import { bearing, newPerson } from '../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('submitEnquiry answers malformed nested bodies in the envelope without a fault', async () => {
  const { token } = await newPerson(gateway);
  const faults = await faultsUnderAttack(gateway, { form: soundEnquiry }, async (body) => [
    await gateway.post(submitEnquiry.path, body, bearing(token)),
  ]);
  expect(faults).toEqual([]);
});
