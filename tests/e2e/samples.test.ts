/** @module-tag long */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../server/doors/demo/people';
import { openDialogsWorld, type DialogsWorld } from './dialogs.world';

const PHONE = { width: 390, height: 844 };
/** Resin: sold to enterprises without a permit. */
const RESIN = '/business?item=P0067&q=1000';

const buyer = DEMO_PEOPLE.find(({ enterprise }) => enterprise?.auditStatus === 'PASS');

let world: DialogsWorld;
beforeEach(async () => {
  world = await openDialogsWorld();
});
afterEach(() => world.close());

const drawer = (page: Page) => page.getByRole('dialog');
const open = (page: Page) => drawer(page).getByRole('button', { name: '申请样品' }).click();

async function decide(desk: Page, press: string, parcel?: string) {
  await desk.getByRole('button', { name: press, exact: true }).click();
  if (parcel !== undefined) await desk.getByLabel('快递公司与单号（申请人可见）').fill(parcel);
  await desk.getByRole('button', { name: '看对方将收到什么' }).click();
  await desk.getByText('【化途】').waitFor();
  await desk.getByRole('button', { name: '确认办理' }).click();
  await desk.getByText('已办理').waitFor();
}

describe('sample request', () => {
  it('is made on a phone, granted, sent, and confirmed as received', async () => {
    const page = await world.open(RESIN, { phone: buyer?.phone ?? '' });
    await page.setViewportSize(PHONE);
    await open(page);
    await drawer(page).getByRole('button', { name: '500 ml' }).click();
    await drawer(page).getByRole('button', { name: '提交申请' }).click();
    await drawer(page).getByRole('alert').first().waitFor();
    await page.keyboard.type('用于水性防腐底漆的配方试验');
    await drawer(page).getByLabel('收件人').fill('周工');
    await drawer(page).getByLabel('收件电话').fill('0512-62881234');
    await drawer(page).getByLabel('收件地址').fill('江苏省苏州市工业园区星湖街 218 号');
    await drawer(page).getByRole('button', { name: '提交申请' }).dblclick();
    await drawer(page).getByText('已有一份申请待审核').waitFor();
    await expect.poll(() => drawer(page).getByText('审核中').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing runs off a phone').toBe(
      PHONE.width,
    );

    const desk = await world.open('/', {});
    await desk.context().request.post(`${world.origin}/__demo/staff/reviewer`);
    await desk.goto(`${world.origin}/desk/`);
    await desk.getByRole('tab', { name: '样品' }).click();
    await desk.getByRole('row').filter({ hasText: '环氧树脂' }).getByRole('link').click();
    await desk.getByText('用于水性防腐底漆的配方试验').waitFor();
    await decide(desk, '样品通过');
    await decide(desk, '样品寄出', '危险品专递 7730 0192 4581');

    await page.reload();
    await open(page);
    await drawer(page).getByText('危险品专递 7730 0192 4581').waitFor();
    await drawer(page)
      .getByRole('button', { name: /^确认收到 SP/ })
      .click();
    await drawer(page).getByText('已确认收到').waitFor();
    await Promise.all([page, desk].map((one) => one.context().close()));
    expect(world.complaints).toEqual([]);
  });
});
