import { afterAll, beforeAll, expect } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../../contract/wire/endpoint';
import { orderDocument } from '../../../../../contract/orders/pages';
import { readRevisable, reviseOrder } from '../../../../../contract/after/revise';
import { toldSum } from '../../../../../domain/offer/charges';
import type { OrderFault } from '../../../../../domain/rules/fault';
import type { Money } from '../../../../../domain/values/money';
import { briefOf, type GatewayCase, orderedBy, type Ordered } from '../../../../support/modes/gateway-case';
import { bearing } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';

type Listed = ReplyOf<typeof readRevisable>;
type Answer = ReplyOf<typeof reviseOrder> & { faults?: OrderFault[]; now?: Money; reason?: string };
export type Texts = Record<string, string>;
type Asked = { topic: string; texts?: Texts; seen?: Texts; shownTotal?: Money | null };

export const at = (path: string, orderNo: string) => path.replace(':orderNo', orderNo);

export const toldFaults = (faults: readonly OrderFault[] | undefined) =>
  faults?.map(({ path, code }) => `${path} ${code}`);

export function reviseWorld() {
  const world = {} as { gateway: TestGateway };
  beforeAll(async () => {
    world.gateway = await openTestGateway();
  });
  afterAll(() => world.gateway.close());

  const send = ({ order }: Ordered, { texts = {}, seen = {}, ...asked }: Asked, token: string) =>
    world.gateway.post<Answer>(at(reviseOrder.path, order.orderNo), { texts, seen, ...asked }, bearing(token));
  const ask = (ordered: Ordered, asked: Asked) => send(ordered, asked, ordered.person.token);
  const list = async ({ person, order }: Ordered) =>
    (await world.gateway.get<Listed>(at(readRevisable.path, order.orderNo), bearing(person.token))).data.topics;

  return Object.assign(world, {
    send,
    ask,
    list,
    ordered: (mode: GatewayCase) => orderedBy(world.gateway, mode),
    topicOf: async (ordered: Ordered, topic: string) => (await list(ordered)).find((one) => one.topic === topic),
    brief: ({ person, order }: Ordered) => briefOf(world.gateway, person.token, order.orderNo),
    async note({ person, order }: Ordered): Promise<string> {
      const path = at(orderDocument.path, order.orderNo).replace(':kind', 'bookingNote');
      return (await world.gateway.get<{ html: string }>(path, bearing(person.token))).data.html;
    },
    /** Requests the change, then confirms it at the shown total. */
    async taken(ordered: Ordered, asked: Asked): Promise<void> {
      const offered = await ask(ordered, asked);
      expect(offered, offered.message).toMatchObject({ code: CODES.success, data: { isRevised: false } });
      const reply = await ask(ordered, { ...asked, shownTotal: toldSum(offered.data.charges) });
      expect(reply, reply.message).toMatchObject({ code: CODES.success, data: { isRevised: true } });
    },
  });
}
