import { afterAll, beforeAll, expect } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { orderDocument } from '../../../../../contract/orders/pages';
import { changeTruck } from '../../../../../contract/after/trucks';
import type { ModeId } from '../../../../../domain/mode-ids';
import { briefOf, type Found, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';

type Changed = { code: string; faults?: { path: string; code: string }[] };

export function truckWorld(mode: ModeId) {
  const world = {} as { gateway: TestGateway; person: Person; other: Person };
  beforeAll(async () => {
    world.gateway = await openTestGateway();
    [world.person, world.other] = [await newPerson(world.gateway), await newPerson(world.gateway)];
  });
  afterAll(() => world.gateway.close());

  return Object.assign(world, {
    locked: <TQuote>(found: Found): Promise<TQuote> =>
      locked(world.gateway, mode, found, world.person.token) as Promise<TQuote>,
    async ordered(form: Parameters<typeof submissionOf>[1], quote: Parameters<typeof submissionOf>[2]) {
      const by = { id: mode, token: world.person.token };
      const reply = await submitted(world.gateway, by, submissionOf(world.gateway, form, quote));
      expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
      return reply.data.orderNo;
    },
    brief: (orderNo: string) => briefOf(world.gateway, world.person.token, orderNo),
    /** Sends the unchanged total, because a truck change is free. */
    async send(orderNo: string, body: object, { token }: Pick<Person, 'token'> = world.person) {
      const { charges } = await briefOf(world.gateway, world.person.token, orderNo);
      const path = changeTruck.path.replace(':orderNo', orderNo);
      const reply = await world.gateway.post<Changed>(path, body, bearing(token));
      expect((await briefOf(world.gateway, world.person.token, orderNo)).charges).toStrictEqual(charges);
      return reply;
    },
    pageOf: (code: string) => world.gateway.request(`/g/${code}`),
    async printed(orderNo: string, kind: string): Promise<string> {
      const path = orderDocument.path.replace(':orderNo', orderNo).replace(':kind', kind);
      return (await world.gateway.get<{ html: string }>(path, bearing(world.person.token))).data.html;
    },
  });
}
