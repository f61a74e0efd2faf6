/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking/booking.world';

const [, , buyer = ''] = DEMO_PEOPLE.map(({ phone }) => phone);
const MINUTE = 60_000;

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

it(
  'the purchase list takes the readable lines of a pasted spreadsheet and leaves the rest in the field',
  async () => {
    const page = await world.open('/business?view=list', { phone: buyer });
    const says = (text: string | RegExp) => page.getByText(text).first().waitFor(PATIENCE);
    const field = page.getByRole('textbox', { name: '一行一种商品' });
    await page.getByText('粘贴清单').click(PATIENCE);
    await field.fill(
      '品名\t数量\t发货仓\n乙二醇 聚酯级\t20 桶 200L\t张家港\n环氧树脂 E-51\t900 kg\t张家港\n没有这种货\t5 桶',
      PATIENCE,
    );
    await page.getByRole('button', { name: '识别' }).click(PATIENCE);
    await says('没有找到这种商品，请写品名、CAS 号或 UN 编号');
    await page.getByLabel('第 3 行是').selectOption('P0067-D200-CNZJG-880', PATIENCE);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: '加入采购单（2 行）' }).dblclick(PATIENCE);
    await says('已加入 2 行，按现价计。');
    await says('聚酯级 · 200 升桶 225 kg');
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('品名\t数量\t发货仓\n没有这种货\t5 桶');
  },
  3 * MINUTE,
);
