import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstNow } from '../support/long';
import { openShellWorld, type ShellWorld } from './shell.world';

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld();
});
afterAll(() => world.close());

const NOSCRIPT = '未启用 JavaScript：';

/** From the home page by its links and forms alone; the words are typed by hand. A truck needs figures of a link. */
const WALKS = [
  {
    mode: 'FCL',
    from: null,
    typed: { 起运港: '上海', 目的港: '洛杉矶', '货物 / UN 编号': '1230' },
    form: /\/shippingFcl\/addOrder\?quote=[\w-]+$/,
  },
  {
    mode: 'TRUCK',
    from: '/haul?org=3205&dst=4101&d=Y&un=1219&kg=20000&m3=40',
    typed: null,
    form: /\/haul\/order\?quote=[\w-]+$/,
  },
  {
    mode: 'WH',
    from: '/warehouse',
    typed: { 所在城市: '上海', '货物 / UN 编号': '甲醇' },
    form: /\/warehouseing\?quote=[\w-]+$/,
  },
];

firstNow(it)(WALKS)(
  '$mode leads from the home page to the order form without scripts',
  async ({ from, typed, form }) => {
    const { page, complaints } = await world.open('/', { javaScriptEnabled: false });
    if (from !== null && typed) await page.locator(`main a[href="${from}"]`).first().click();
    for (const [label, text] of Object.entries(typed ?? {}))
      await page.getByRole('combobox', { name: label }).fill(text);
    if (typed) await page.locator('form button[type=submit]').first().click();
    else await page.goto(from ?? '/');
    await page.locator('button[form]').first().dblclick();
    await page.waitForURL(form);
    // Text locators pass over it.
    const without = page.locator('noscript p');
    await without.waitFor();
    await expect.poll(() => without.innerText()).toContain(NOSCRIPT);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
