/** @module-tag long */
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { LONG } from '../../support/long';
import { openBookingWorld, PATIENCE, type BookingWorld } from './booking.world';
import { draftIn } from './order.page';
import { deviceOf } from './ordered';

const [natural = '', unverified = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const greeting = () => page.getByRole('alertdialog');
const main = () => page.locator('main');
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function greetedOn(phone: string): Promise<string> {
  const number = await (await deviceOf(world.origin, phone)).order();
  page = await world.openPlaced(number, { phone });
  await greeting().getByText('恭喜您，下单成功').waitFor(PATIENCE);
  return number;
}

/** Places an order and dismisses the congratulation. */
async function receiptOf(phone: string): Promise<string> {
  const number = await greetedOn(phone);
  await page.keyboard.press('Escape');
  await greeting().waitFor({ ...PATIENCE, state: 'detached' });
  return number;
}

const pdf = (name: string, head = '%PDF-1.7 ') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`${head}${'x'.repeat(2_000)}`),
});

describe('order success page', () => {
  it('congratulates once and shows the order itself after a reload, dismissed or not', async () => {
    await greetedOn(natural);
    await page.reload();
    await main().getByText('正按流程办理').waitFor(PATIENCE);
    await expect.poll(() => greeting().count()).toBe(0);
  });

  it('opens no tab by itself after the congratulation is dismissed', LONG, async () => {
    await receiptOf(unverified);
    await page.clock.install();
    await page.clock.fastForward(8_000);
    expect(page.context().pages()).toHaveLength(1);
    await expect.poll(() => greeting().count()).toBe(0);
  });

  it('accepts a missing document and rejects a file whose content differs from its extension', LONG, async () => {
    await receiptOf(natural);
    await main().getByText('已交 0 /').waitFor(PATIENCE);
    const chooser = page.getByLabel('上传 SDS（中文）');
    await chooser.setInputFiles(pdf('伪装.pdf', 'MZ'));
    await main().getByText('仅支持 PDF、图片、Office 文件，且内容需与扩展名一致').waitFor(PATIENCE);
    await chooser.setInputFiles(pdf('安全技术说明书.pdf'));
    await main().getByText('已交 1 /').waitFor(PATIENCE);
    await page.reload();
    await main().getByText('已交 1 /').waitFor(PATIENCE);
    await main().getByRole('button', { name: '查看 安全技术说明书.pdf' }).click();
    const sheet = page.getByRole('dialog', { name: '安全技术说明书.pdf' }).getByTitle('安全技术说明书.pdf 的预览');
    await sheet.waitFor(PATIENCE);
    await expect.poll(() => sheet.getAttribute('src')).toMatch(/^blob:/);
    const saving = page.waitForEvent('download', PATIENCE);
    const keep = page.getByRole('button', { name: '存到本机' });
    await keep.click();
    expect((await saving).suggestedFilename()).toBe('安全技术说明书.pdf');
    await keep.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect
      .poll(() => main().getByText('缺，').count(), { message: 'the others are still missing' })
      .toBeGreaterThan(0);
  });

  it('reorders by choosing a sailing only and keeps the earlier draft', LONG, async () => {
    await receiptOf(natural);
    await button('再下一单').click(PATIENCE);
    await page.waitForURL(/\/shippingFcl\?org=/, PATIENCE);
    await page.getByRole('button', { name: /^选择这一班/ }).click(PATIENCE);
    await page.waitForURL(/\/shippingFcl\/addOrder\?/, PATIENCE);
    await page.getByText(/草稿已保存/).waitFor(PATIENCE);
    const copied = await draftIn(page);
    const { form } = (
      JSON.parse(copied) as { draft: { form: { shipper: { name: string }; goods: { unNo: string }[] } } }
    ).draft;
    expect(form.shipper.name).not.toBe('');
    expect(form.goods.map(({ unNo }) => unNo)).toEqual(['1230']);
    await page.goBack();
    await page.goBack();
    await button('再下一单').click(PATIENCE);
    await page.waitForURL(/\/shippingFcl\?org=/, PATIENCE);
    const drafts = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('order-draft.fcl.')),
    );
    expect(drafts).toHaveLength(2);
  });

  it('exports the cut-offs as a calendar file', LONG, async () => {
    const number = await receiptOf(natural);
    const download = page.waitForEvent('download', PATIENCE);
    await button('存入日历').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${number}-截止时间.ics`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('BEGIN:VEVENT');
    expect(text).toContain(`UID:${number}-DEPARTURE@chemlane`);
  });

  it('cancels the order after the fee is shown and a reason is chosen', async () => {
    await receiptOf(unverified);
    await button('取消订单').click(PATIENCE);
    await greeting().getByText('现在取消不收费用').waitFor(PATIENCE);
    await greeting().getByRole('button', { name: '确认取消' }).click();
    await greeting().getByText('请选择取消原因').waitFor(PATIENCE);
    await greeting()
      .getByRole('button', { name: /取消原因/ })
      .click();
    await page.getByRole('option', { name: '船期不符' }).click(PATIENCE);
    await greeting().getByRole('button', { name: '确认取消' }).click();
    await main().getByText('订单已取消，预留与锁定价格已失效').waitFor(PATIENCE);
    await expect.poll(() => main().getByText('一键重新下单').isVisible()).toBe(true);
  });

  it('shows a not-found message for an unknown order number', LONG, async () => {
    page = await world.open('/shippingFcl/addOrderSuccess?no=FC000000000000', { phone: natural });
    await main().getByText('订单不存在').waitFor(PATIENCE);
    await expect.poll(() => greeting().count()).toBe(0);
  });

  it('requires login before it shows the order, then continues by itself', async () => {
    const number = await (await deviceOf(world.origin, natural)).order();
    page = await world.openPlaced(number);
    await main().getByRole('button', { name: /登录/ }).click(PATIENCE);
    await expect.poll(() => main().innerText()).not.toContain(number.slice(0, 4));
    await signIn(natural);
    await greeting().getByText('恭喜您，下单成功').waitFor(PATIENCE);
  });
});

async function signIn(phone: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '密码登录' }).click(PATIENCE);
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: /^登录/ }).click();
}

describe('enquiry form', () => {
  it('accepts input before login, keeps it over a reload, and submits after login', LONG, async () => {
    page = await world.open('/enquiryFcl?org=CNSHA&dst=NLRTM&d=N&box=20GP*2');
    await expect.poll(() => page.getByLabel('起运港').inputValue(), PATIENCE).toContain('上海');
    await page.getByRole('radio', { name: '普通货物' }).check();
    const soon = new Date(Date.now() + 30 * 3_600_000 + 8 * 3_600_000).toISOString().slice(0, 16);
    const sails = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
    for (const [label, text] of [
      ['期望开船日', sails],
      ['中文品名', '聚乙烯'],
      ['英文品名', 'Polyethylene'],
      ['件数', '80'],
      ['毛重', '16000'],
      ['体积', '24'],
      ['期望报价时间', soon],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: '包装种类' }).click();
    await page.getByRole('option').first().click(PATIENCE);
    await button('提交询价').click();
    await main().getByRole('alert').filter({ hasText: '有 2 处需要修改' }).waitFor(PATIENCE);
    await page.reload();
    await expect.poll(() => page.getByLabel('中文品名').inputValue(), PATIENCE).toBe('聚乙烯');
    await page.getByLabel('联系人', { exact: true }).fill('王远');
    await page.getByLabel('联系电话').fill(natural);
    await button('提交询价').click();
    await signIn(natural);
    await main().getByText('询价已提交').waitFor(PATIENCE);
    await expect
      .poll(() => main().getByText('查看同航线即时价').getAttribute('href'))
      .toBe('/shippingFcl?org=CNSHA&dst=NLRTM');
    await main().getByText('待报价').waitFor(PATIENCE);
  });
});
