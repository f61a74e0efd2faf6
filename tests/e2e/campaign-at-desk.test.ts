/** @module-tag long */
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { dayAt, daysAfter } from '../../domain/values/days';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../server/doors/demo/people';
import { PATIENCE } from './booking/booking.world';
import { openLoginWorld, type LoginWorld } from './login.world';

const TITLE = '年末订舱周';
const PHONE = '13800126634';
const [natural] = DEMO_PEOPLE;

let world: LoginWorld;
beforeEach(async () => {
  world = await openLoginWorld();
});
afterEach(() => world.close());

const part = (desk: Page, name: string) => desk.getByRole('region', { name });
async function fill(desk: Page, name: string, fields: Record<string, string>) {
  for (const [label, said] of Object.entries(fields))
    await part(desk, name)
      .getByLabel(new RegExp(`^${label}`))
      .fill(said);
}

/** Includes a coupon, two slots and a link to them. */
async function write(desk: Page, today: string) {
  await desk.getByRole('link', { name: '写一个活动' }).click(PATIENCE);
  await desk.getByLabel('标题', { exact: true }).fill(TITLE);
  await desk.getByLabel(/^网址名/).fill('year-end');
  await desk.getByLabel(/^开始/).fill(`${daysAfter(today, -1)} 08:00`);
  await desk.getByLabel(/^结束/).fill(`${daysAfter(today, 9)} 18:00`);
  for (const type of ['主视觉', '优惠券', '预约']) await desk.getByRole('button', { name: `添上${type}` }).click();
  await fill(desk, '第 1 部分：主视觉', { 主视觉的文字: '年末整柜一次算清', 按钮文字: '去预约', 按钮通往: '#form' });
  await fill(desk, '第 2 部分：优惠券', {
    优惠券名称: '年末立减 80 元',
    券码: 'YE80',
    减免: '80',
    订单最低金额: '5000',
    发行量: '40',
    每人限领: '1',
    每家企业限领: '3',
    领取后有效: '21',
  });
  await desk.getByRole('checkbox', { name: '整箱' }).check();
  await fill(desk, '第 3 部分：预约', { 时段: `${daysAfter(today, 3)} 09:30 14:00`, 每个时段的名额: '6' });
}

describe('campaign', () => {
  it('is written, previewed, published, used by a visitor, counted, and gone after withdrawal', async () => {
    const desk = await world.open();
    const { origin } = new URL(desk.url());
    const today = dayAt(await desk.evaluate(() => Date.now()));
    await desk.context().request.post(`${origin}/__demo/staff/content`);
    await desk.goto(`${origin}/desk/#/content`);
    await write(desk, today);
    await desk.getByRole('button', { name: '看预览' }).click(PATIENCE);
    await desk.getByRole('heading', { level: 1, name: TITLE }).waitFor(PATIENCE);
    await desk.getByText('余 40 张，共 40 张').waitFor(PATIENCE);
    await desk.getByRole('button', { name: '存为草稿' }).click();
    await desk.getByText('文字已存为草稿，读者还看不到。').waitFor(PATIENCE);

    const visitor = await world.open({ viewport: { width: 390, height: 844 } });
    expect((await visitor.goto(`${origin}/act/year-end`))?.status()).toBe(404);
    await visitor.getByText('活动不存在或已结束').waitFor(PATIENCE);
    await desk.getByRole('button', { name: '发布', exact: true }).click();
    await desk.getByText('已发布，读者看到的就是这些文字。').waitFor(PATIENCE);

    await visitor.reload();
    await visitor.getByRole('button', { name: '领取' }).click(PATIENCE);
    const door = visitor.getByRole('dialog');
    await door.getByRole('tab', { name: '密码登录' }).click(PATIENCE);
    await door.getByLabel('手机号').fill(natural?.phone ?? '');
    await door.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await door.getByRole('button', { name: '登录', exact: true }).click();
    await visitor.getByText('已领到').waitFor(PATIENCE);
    await visitor.getByRole('radio').first().check(PATIENCE);
    await visitor.getByLabel('企业名称').fill('常州市庚辛涂料有限公司');
    await visitor.getByLabel('姓名').fill('周工');
    await visitor.getByLabel('手机号').fill(PHONE);
    await world.solveAfter(visitor, () => visitor.getByRole('button', { name: '预约', exact: true }).click(PATIENCE));
    await visitor.getByText(/^已约到 /).waitFor(PATIENCE);

    await desk.getByRole('link', { name: '看领取与预约' }).click(PATIENCE);
    await desk
      .getByRole('row', { name: /年末立减 80 元（YE80）/ })
      .getByText('39')
      .waitFor(PATIENCE);
    await desk
      .getByRole('row', { name: /常州市庚辛涂料有限公司/ })
      .getByText(PHONE)
      .waitFor(PATIENCE);
    await desk.getByRole('link', { name: '返回这个活动' }).click(PATIENCE);

    await part(desk, '第 2 部分：优惠券').getByLabel(/^减免/).fill('70');
    await desk.getByRole('button', { name: '存为草稿' }).click();
    await desk.getByText(/^券码 YE80 已有人领取/).waitFor(PATIENCE);
    await expect.poll(() => desk.getByRole('button', { name: '发布', exact: true }).count()).toBe(0);
    await desk.getByRole('button', { name: '撤下', exact: true }).click(PATIENCE);
    await desk.getByText('文字已存为草稿；这一篇已撤下，读者看不到。').waitFor(PATIENCE);
    expect((await visitor.reload())?.status()).toBe(404);
    await visitor.getByText('活动不存在或已结束').waitFor(PATIENCE);
  });
});
