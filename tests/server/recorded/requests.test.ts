/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { seedDemoAccounts } from '../../../server/doors/demo/accounts';
import { movableClock } from '../../../server/doors/testing/movable-clock';
import { RECORDED_JOURNEYS, type RecordedRequest } from '../../support/recorded/requests';
import { DEMO, demoToken } from '../people/identity/support/demo';
import { freshAddress, openTestGateway, type Reply, type TestGateway } from '../support/gateway';

type Named = Record<string, unknown> & { draft?: Record<string, unknown> };

/** Totals in dollars in order of appearance, independent of the structure. */
function totalsIn(data: unknown): number[] {
  const found: number[] = [];
  JSON.stringify(data, (name, value: unknown) => {
    if (name === 'totalUsd') found.push((value as { amount: number }).amount);
    return value;
  });
  return found;
}

describe.each(RECORDED_JOURNEYS)(
  'recorded requests of the previous release, with goods that are $journey',
  (recorded) => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await openTestGateway({ clock: movableClock({ now: () => Date.parse(recorded.at) }) });
      await seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);
    });
    afterAll(() => gateway.close());

    /** Replaces recorded names by current ones. The protocol has a newer edition, which the next request names. */
    const names = new Map<string, string>([
      ['2026-01-01', FIRST_EDITIONS['shipping-protocol']],
      // Self declaration is cheaper now; the recorded totals contain the platform declaration.
      ['"declMode":"SELF"', '"declMode":"PLATFORM"'],
    ]);
    const renamed = (text: string) => [...names].reduce((all, [was, is]) => all.replaceAll(was, is), text);

    function note({ reply }: RecordedRequest, { data }: Reply<Named | null>) {
      for (const [name, was] of Object.entries(reply.names)) {
        const is = data?.[name] ?? data?.draft?.[name];
        if (was !== undefined && typeof is === 'string') names.set(was, is);
      }
    }

    async function send(request: RecordedRequest, token: string): Promise<Reply<Named | null>> {
      const { method, path, headers, body } = request;
      const sent = Object.entries({ ...headers, authorization: token, host: 'localhost' });
      const response = await gateway.request(
        renamed(path),
        {
          method,
          headers: sent.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
          ...(body !== undefined && { body: renamed(JSON.stringify(body)) }),
        },
        freshAddress(),
      );
      return (await response.json()) as Reply<Named | null>;
    }

    it('get the recorded answers, to the cent, up to an order', async () => {
      const token = await demoToken(gateway, DEMO.verified);
      for (const request of recorded.requests) {
        const reply = await send(request, token);
        note(request, reply);
        const { code, state, totals } = request.reply;
        const told = { code: reply.code, state: reply.data?.['state'], totals: totalsIn(reply.data) };
        expect(told, `${request.method} ${request.path}`).toEqual({ code, state, totals });
      }
      expect([...names.values()].filter((name) => name.startsWith('FC'))).toHaveLength(1);
    });
  },
);
