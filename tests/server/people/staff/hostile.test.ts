/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import type { AnyCase } from '../../../../domain/house/case';
import { orderedBy } from '../../../support/modes/gateway-case';
import { enquirerOn } from '../../orders/enquiries/support/enquirer';
import { newPerson } from '../identity/support/person';
import { CFS_CASE } from '../../trade/modes/support/cfs';
import { ordered } from '../../orders/orders/support/booking';
import { GENERAL } from '../../orders/orders/support/submission';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { saidToAll } from './support/cases';
import { type Colleague, colleague } from './support/staff';

const ODD = ['\u0000', '\ud800', '{"$gt":""}', '<script>1</script>', '9'.repeat(4000), '-1e309', '+275760-09-13T00:00'];

let gateway: TestGateway;
let all: Colleague;
const paths: string[] = [];
const look = async (path: string) => (await gateway.post<AnyCase>(path, {}, all.as)).data;

/** Order under review, packed CFS order, enquiry, place notice, new closure and calendar year. */
beforeAll(async () => {
  gateway = await openTestGateway();
  all = await colleague(gateway, 'reviewer', 'officer', 'pricing');
  const { token } = await newPerson(gateway);
  const reviewed = await ordered(gateway, token, GENERAL);
  const packed = `/api-desk/case/${(await orderedBy(gateway, CFS_CASE)).order.orderNo}`;
  for (const act of ['accepted', 'space.released']) {
    const { turn, acts } = await look(packed);
    expect((await gateway.post(`${packed}/act`, { turn, act, said: saidToAll({ acts }, act) }, all.as)).code, act).toBe(
      CODES.success,
    );
  }
  const { enquiryNo } = await enquirerOn(gateway).asked();
  paths.push(`/api-desk/case/${reviewed.orderNo}`, packed, `/api-desk/enquiry/${enquiryNo}`, '/api-desk/notice/RAL');
  paths.push('/api-desk/closure/NEW', '/api-desk/surcharge/SC-NEW', '/api-desk/calendar/2027');
});
afterAll(() => gateway.close());

it.each(ODD)('hostile text %j in any field of any act is answered without a fault and stored nowhere', async (odd) => {
  const places = new Set<string>();
  for (const path of paths) {
    const { acts, turn } = await look(path);
    for (const { id, fields } of acts)
      for (const field of fields) {
        places.add(`${id} ${field.id}`);
        const sound = Object.fromEntries(fields.map(({ id: name, options }) => [name, options[0]?.key ?? '12']));
        for (const value of [odd, [odd], [odd, odd]]) {
          const asked = { turn, act: id, said: { ...sound, [field.id]: value } };
          const { status } = await gateway.post(`${path}/rehearse`, asked, all.as);
          expect(status < 500, `${path} ${id} ${field.id}: ${status}`).toBe(true);
        }
      }
    expect((await gateway.post(`${path}/hold`, { turn, to: odd }, all.as)).status).toBeLessThan(500);
    expect((await look(path)).turn).toBe(turn);
  }
  expect(places.size).toBeGreaterThan(25);
});
