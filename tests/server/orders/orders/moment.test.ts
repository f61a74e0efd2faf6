import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { systemClock } from '../../../../server/base/clock';
import { createMoment } from '../../../../server/orders/orders/moment';
import { movableClock } from '../../../../server/doors/testing/movable-clock';
import { openTestGateway, type TestGateway } from '../../support/gateway';

describe('clock of orders', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await openTestGateway();
  });
  afterAll(() => gateway.close());

  it('is that of the database, so that a wrong gateway clock passes no deadline', async () => {
    const asked = vi.spyOn(systemClock, 'now').mockReturnValue(Date.parse('2099-01-01T00:00:00Z'));
    const moment = await createMoment(systemClock)(gateway.database).finally(() => asked.mockRestore());
    expect(moment.getUTCFullYear()).toBeLessThan(2099);
  });

  it('is the injected one when given', async () => {
    const clock = movableClock({ now: () => 1_000 });
    clock.advance(500);
    expect((await createMoment(clock)(gateway.database)).getTime()).toBe(1_500);
  });
});
