/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { toTheForm } from './order.page';

const ACID = '/shippingFcl?org=CNSHA&dst=SGSIN&d=Y&un=1830&box=20GP*1';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

describe('incompatible goods in one container', () => {
  it('block the order with the reason and the rule, and go on after the proposed split', async () => {
    page = await world.open(ACID);
    const order = await toTheForm(page);
    await order.terms();
    await order.next('goods');
    await order.row(0).getByRole('heading', { name: /^硫酸/ }).waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await order.amounts(0, { packKind: '1H1', pieces: '40', grossKg: '10000', volume: '8' });
    await page.getByRole('button', { name: '添加一行货物' }).click();
    await order.lookUp(1, '1824');
    await order.amounts(1, { packKind: '1H1', pieces: '40', grossKg: '10000', volume: '7' });
    await page.getByText('酸与碱需隔离（SG35/SG36）').first().waitFor(PATIENCE);
    await expect
      .poll(() => page.locator('main').innerText())
      .toMatch(/IMDG 规则 7\.2\.4[^]*42-24 版[^]*以 SDS 第 14 章、承运人及海事机构审核为准/);

    await order.onward();
    await expect
      .poll(
        () =>
          page
            .getByText(/还有 \d+ 处要处理/)
            .first()
            .isVisible(),
        PATIENCE,
      )
      .toBe(true);
    expect(page.url()).toContain('step=goods');

    // Splits the order: the removed goods wait below and can be restored.
    await page.getByRole('button', { name: '分为两票' }).click();
    await page.getByRole('heading', { name: '下一票货物' }).waitFor(PATIENCE);
    await order.row(1).waitFor({ ...PATIENCE, state: 'detached' });
    await page.getByRole('button', { name: '放回本单' }).click();
    await order.row(1).waitFor(PATIENCE);
    await expect.poll(() => page.locator('[name="goods.1.grossKg"]').inputValue()).toBe('10000');

    await page.getByRole('button', { name: '按 2 箱拆分' }).click();
    await page.getByText('已按 2 箱安排').waitFor(PATIENCE);
    await order.next('services');
  });
});
