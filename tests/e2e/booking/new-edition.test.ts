/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { fclJourney } from '../modes/fcl.journey';
import { openBookingWorld, PATIENCE, signInAbove, type BookingWorld } from './booking.world';
import { publishEdition } from './edition-at-desk';
import { orderPage, orderSuccess } from './order.page';

const MINUTE = 60_000;
const DAY_HOURS = 24;
const [natural] = DEMO_PEOPLE;
const phone = natural?.phone ?? '';

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

const dayIn = (days: number) => new Date(Date.now() + (days * DAY_HOURS + 8) * 3_600_000).toISOString().slice(0, 10);

const announce = (day: string) =>
  publishEdition(world, { text: 'user-agreement', day }, async (author) => {
    const text = author.getByLabel('正文');
    await text.fill(`${await text.inputValue()}\n\n# 二十、争议的解决\n\n先协商，协商不成的，向平台所在地法院起诉。`);
  });

it(
  'a new agreement edition is published at the desk, announced, accepted, and linked on the receipt',
  async () => {
    const day = dayIn(8);
    await announce(day);

    const reader = await world.open('/', { phone });
    const told = reader.getByRole('complementary', { name: '协议将有新版' });
    await told.getByText(`自 ${day} 起施行`).waitFor(PATIENCE);
    await told.getByText('新增“二十、争议的解决”').waitFor();
    await told.getByRole('button', { name: `《用户服务协议》${day} 版` }).click();
    const text = reader.getByRole('dialog');
    await text.getByText('先协商，协商不成的').waitFor(PATIENCE);
    await text.getByText(`${day} 版全文，供查阅`).waitFor();
    await reader.keyboard.press('Escape');
    await text.waitFor({ ...PATIENCE, state: 'detached' });
    await told.getByRole('button', { name: '知道了' }).click();
    await reader.reload();
    await reader.getByRole('navigation').first().waitFor(PATIENCE);
    await reader.waitForLoadState('networkidle');
    await expect.poll(() => told.count()).toBe(0);
    await reader.context().close();

    await world.hoursLater(9 * DAY_HOURS);
    const page = await world.open(fclJourney.search);
    await fclJourney.choose(page);
    const order = orderPage(page);
    await fclJourney.fill(page, order);
    await order.submit();
    await signInAbove(page, phone);
    const question = page.getByRole('alertdialog', { name: '协议有新版，请确认' });
    await question.getByText('新增“二十、争议的解决”').waitFor(PATIENCE);
    await question.getByRole('button', { name: '暂不同意' }).click();
    const refused = page.getByRole('alertdialog').getByText('已有新版施行，请先阅读并同意');
    await refused.waitFor(PATIENCE);
    await page.getByRole('button', { name: '返回修改' }).click();
    await expect.poll(() => page.locator('[name="contactName"]').inputValue()).toBe('林海');

    await order.submit();
    await question.getByRole('button', { name: '同意并继续' }).click(PATIENCE);
    await orderSuccess(page).waitFor(PATIENCE);
    await page.getByRole('alertdialog').getByRole('button', { name: '查看订单' }).click(PATIENCE);
    const edition = page.getByRole('button', { name: /^《货运服务协议》\d{4}-\d\d-\d\d 版$/ });
    const name = (await edition.innerText()).replace('《货运服务协议》', '');
    await edition.click();
    await page.getByRole('dialog').getByText(`${name}全文，供查阅`).waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
  },
  6 * MINUTE,
);
