/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { seedDemoAccounts } from '../../../server/doors/demo/accounts';
import { movableClock } from '../../../server/doors/testing/movable-clock';
import { RECORDED_JOURNEYS, type RecordedRequest } from '../../support/recorded/requests';
import { DEMO, demoToken } from '../people/identity/support/demo';
import { freshAddress, openTestGateway, type Reply, type TestGateway } from '../support/gateway';

type Named = Record<string, unknown> & { draft?: Record<string, unknown> };

/** Every total in dollars, in the order they are told: the same whatever is said around them. */
function totalsIn(data: unknown): number[] {
  const found: number[] = [];
  JSON.stringify(data, (name, value: unknown) => {
    if (name === 'totalUsd') found.push((value as { amount: number }).amount);
    return value;
  });
  return found;
}

describe.each(RECORDED_JOURNEYS)('the page of the release before, with goods that are $journey', (recorded) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway({ clock: movableClock({ now: () => Date.parse(recorded.at) }) });
    await seedDemoAccounts(gateway.database, gateway.clock, gateway.identity.passwords);
  });
  afterAll(() => gateway.close());

  /**
   * Names are drawn anew: what the page had been told is said as it is told now. And the protocol has another edition
   * since, which whoever has that page open is asked to agree to; the request that follows names it.
   */
  const names = new Map<string, string>([
    ['2026-01-01', FIRST_EDITIONS['shipping-protocol']],
    // An own declaration costs less since; the recorded totals are those of a declaration by the house.
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

  it('gets the answers it got, to the cent, up to an order', async () => {
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
});
