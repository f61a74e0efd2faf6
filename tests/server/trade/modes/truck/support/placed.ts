import * as v from 'valibot';

import { truckReceipt } from '../../../../../../contract/modes/truck/receipt';
import type { NamedUnit } from '../../../../../../domain/modes/truck/units';
import type { HouseEvent } from '../../../../../../domain/order/life/lifecycle';
import { truckChecks } from '../../../../../../server/trade/modes/truck/mode';
import { briefOf, orderedBy, type GatewayCase } from '../../../../../support/modes/gateway-case';
import { deskOf } from '../../../../support/desk';
import type { TestGateway } from '../../../../support/gateway';
import { jpegOf, sentPhoto } from '../../cfs/support/photos';
import { TRUCK_CASE } from '../../support/truck';

export const ITEMS = Object.keys(truckChecks.items);
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

export async function placedTruck(gateway: TestGateway, found: GatewayCase = TRUCK_CASE) {
  const { person, order } = await orderedBy(gateway, found);
  const { orderNo } = order;
  const { token } = person;
  const shown = () => deskOf(gateway).find(orderNo);
  const brief = () => briefOf(gateway, token, orderNo);
  const moved = async (event: HouseEvent, units?: readonly NamedUnit[]) => {
    const { state: from } = await brief();
    return deskOf(gateway).move({ orderNo, from, event, units });
  };
  const proposed = async () => ((await shown())?.equipment?.proposed ?? []) as NamedUnit[];
  const passed = (place: string, said = '') => deskOf(gateway).act('passed', { orderNo, place, said });
  const paper = (place: string, docType: string) => {
    const isPhoto = docType === 'PHOTO';
    const file = isPhoto ? { bytes: jpegOf(640, 480), name: 'a.jpg' } : { bytes: PDF, name: 'a.pdf' };
    return sentPhoto(gateway, { orderNo, place, docType }, file, 'paper');
  };
  return {
    orderNo,
    token,
    shown,
    brief,
    moved,
    proposed,
    sent: async () => moved('space.released', await proposed()),
    detail: async () => v.parse(truckReceipt, (await brief()).detail),
    passed,
    paper,
    /** Uploads the loading photo and reports loading. */
    pictured: async () => {
      await paper('装货完毕', 'PHOTO');
      return passed('装货完毕');
    },
    checked: (change: object = {}) =>
      deskOf(gateway).act('checked', { orderNo, unit: 1, items: ITEMS, isFine: true, note: '', ...change }),
  };
}
