/** @module-tag long */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../server/doors/demo/people';
import { openDialogsWorld, type DialogsWorld } from './dialogs.world';
import { SMALLEST_PNG } from '../support/pictures';

const PHONE = { width: 390, height: 844 };
const SCAN = {
  name: '证件.png',
  mimeType: 'image/png',
  buffer: SMALLEST_PNG,
};
const TOLUENE = '/business?item=P0012&q=1080';

const buyer = DEMO_PEOPLE.find(({ enterprise }) => enterprise?.auditStatus === 'PASS');

let world: DialogsWorld;
beforeEach(async () => {
  world = await openDialogsWorld();
});
afterEach(() => world.close());

/** All of next year lies within the validity of a document. */
const year = new Date().getFullYear() + 1;

const drawer = (page: Page) => page.getByRole('dialog');

async function handIn(center: Page, name: string, number: string, until: string, kg?: string) {
  await center.getByRole('button', { name: /^证件/ }).click();
  await center.getByRole('option', { name }).click();
  await center.getByLabel('证件编号').fill(number);
  await center.getByLabel('有效期截止日').fill(until);
  if (kg !== undefined) {
    await center.getByRole('button', { name: /^品种/ }).click();
    await center.getByRole('option', { name: '甲苯', exact: true }).click();
    await center.getByLabel('备案数量（千克）').fill(kg);
  }
  await center.getByLabel(/^(选择文件|换一份)$/).setInputFiles(SCAN);
  await center.getByRole('button', { name: '提交审核' }).click();
  await center.getByText('已提交，工作时间').waitFor();
  await center.getByRole('definition').filter({ hasText: number }).waitFor();
}

/** Approves the oldest waiting case at the desk. */
async function pass(desk: Page, name: string) {
  await desk.getByRole('tab', { name: '采购资质' }).click();
  await desk.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  await desk.getByRole('heading', { name, level: 1 }).waitFor();
  await desk.getByRole('button', { name: '证件通过' }).click();
  await desk.getByRole('button', { name: '看对方将收到什么' }).click();
  await desk.getByText(`【化途】${name}`).waitFor();
  await desk.getByRole('button', { name: '确认办理' }).click();
  await desk.getByText('已办理').waitFor();
  await desk.getByRole('link', { name: '返回待办' }).click();
}

describe('enterprise without a permit', () => {
  it('submits its documents from the product page, has them approved, and may buy', async () => {
    const page = await world.open(TOLUENE, { phone: buyer?.phone ?? '' });
    await drawer(page).getByText('购买该商品需危险化学品相关许可').waitFor();
    const tab = page.context().waitForEvent('page');
    await drawer(page).getByRole('button', { name: '提交采购资质' }).click();
    const center = await tab;
    await center.getByRole('heading', { name: '采购资质', level: 1 }).waitFor();
    await center.getByRole('button', { name: '提交审核' }).click();
    await center.getByRole('alert').first().waitFor();
    await handIn(center, '危险化学品经营许可证', '沪危经 0071', `${year}-12-31`);
    await handIn(center, '易制毒购买备案证明', '备 31', `${year}-06-30`, '2000');
    await center.setViewportSize(PHONE);
    expect(await center.evaluate(() => document.documentElement.scrollWidth), 'nothing runs off a phone').toBe(
      PHONE.width,
    );

    const desk = await world.open('/', {});
    await desk.context().request.post(`${world.origin}/__demo/staff/officer`);
    await desk.goto(`${world.origin}/desk/`);
    await pass(desk, '危险化学品经营许可证');
    await pass(desk, '易制毒购买备案证明');

    await center.getByRole('button', { name: '刷新状态' }).click();
    await center.getByText('可购余量').waitFor();
    await page.reload();
    await drawer(page).getByText('贵司资质齐全，可以购买。').waitFor();
    await Promise.all([page, desk].map((one) => one.context().close()));
    expect(world.complaints).toEqual([]);
  });
});
