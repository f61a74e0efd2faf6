import type { ReplyOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import { type readRevisable, reviseOrder } from '../../../contract/after/revise';
import { type Charges, toldSum } from '../../../domain/offer/charges';
import type { OrderFault } from '../../../domain/rules/fault';
import { dayAt, daysBetween } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';
import { appendHistory } from '../../../server/orders/orders/history';
import { bearing } from '../../server/people/identity/support/person';
import type { TestGateway } from '../../server/support/gateway';
import { briefOf, type GatewayCase, orderedBy } from './gateway-case';

/** Credit code with a valid check digit. */
const CREDIT_CODE = '91310000MA1K4XY28U';

/** Expected result for a completed order placed without an invoice. */
export const FILLED_LATER = {
  wanted: false,
  openBefore: null,
  wrong: [CODES.orderRefused, [{ path: 'invoice.taxNo', code: 'creditCode' }]],
  right: CODES.success,
  shown: [['增值税专用发票'], ['宁波精细化工有限公司'], [CREDIT_CODE]],
  daysAfterEnd: 15,
};

export async function filledLater(gateway: TestGateway, mode: GatewayCase): Promise<typeof FILLED_LATER> {
  const { person, form, order } = await orderedBy(gateway, mode);
  const headers = bearing(person.token);
  const path = reviseOrder.path.replace(':orderNo', order.orderNo);
  const until = async () => {
    const { topics } = (await gateway.get<ReplyOf<typeof readRevisable>>(path, headers)).data;
    return topics.find(({ topic }) => topic === 'INVOICE')?.until;
  };
  const send = (taxNo: string, shownTotal: Money | null) => {
    const texts = { 'invoice.type': '1', 'invoice.title': '宁波精细化工有限公司', 'invoice.taxNo': taxNo };
    const asked = { topic: 'INVOICE', texts, seen: {}, shownTotal };
    return gateway.post<{ charges: Charges; faults?: OrderFault[] }>(path, asked, headers);
  };
  const openBefore = await until();
  const wrong = await send('91330201MA2AXXXX00', null);
  const { charges } = (await send(CREDIT_CODE, null)).data;
  const right = await send(CREDIT_CODE, toldSum(charges));
  const said = (await briefOf(gateway, person.token, order.orderNo)).contents?.entries ?? [];
  const texts = (at: string) => said.find((entry) => entry.path === at)?.values.map(({ typed, name }) => name ?? typed);
  const now = new Date(gateway.clock.now());
  const ended = { event: 'completed', from: 'ARRIVED', to: 'COMPLETED' } as const;
  await appendHistory(gateway.database, order.orderNo, [ended], { now, byUser: null });
  const lastDay = dayAt(Date.parse((await until()) ?? '') - 1);
  return {
    wanted: form.invoice.wanted,
    openBefore: openBefore as null,
    wrong: [wrong.code, wrong.data.faults ?? []],
    right: right.code,
    shown: ['invoice.type', 'invoice.title', 'invoice.taxNo'].map((at) => texts(at) ?? []),
    daysAfterEnd: daysBetween(dayAt(now.getTime()), lastDay),
  } as typeof FILLED_LATER;
}
