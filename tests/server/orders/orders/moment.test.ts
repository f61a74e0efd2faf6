import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { systemClock } from '../../../../server/base/clock';
import { momentBy } from '../../../../server/orders/orders/moment';
import { movableClock } from '../../../../server/doors/testing/movable-clock';
import { openTestGateway, type TestGateway } from '../../support/gateway';

describe('the clock an order lives by', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  it('is the database’s: a gateway whose own has jumped sees no deadline pass', async () => {
    const asked = vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2099-01-01T00:00:00Z'));
    const moment = await momentBy(systemClock)(gateway.database).finally(() => asked.mockRestore());
    expect(moment.getUTCFullYear()).toBeLessThan(2099);
  });

  it('is the one that was put in its place, where one was', async () => {
    const clock = movableClock({ now: () => 1_000 });
    clock.advance(500);
    expect((await momentBy(clock)(gateway.database)).getTime()).toBe(1_500);
  });
});
