/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { ACETONE_BY_AIR, takeFlight } from './air.journey';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const cards = () => page.getByRole('article');
const listed = () => cards().first().waitFor(PATIENCE);
const aircraft = () => page.getByRole('region', { name: '能不能上飞机' });
const choices = () => page.getByRole('button', { name: /^选择/ });

describe('air package', () => {
  it('clears the answer when it changes, and a reload shows the same', async () => {
    page = await world.open(ACETONE_BY_AIR);
    await listed();
    await expect.poll(() => aircraft().innerText()).toContain('客机、货机均可');
    const net = page.getByLabel('每件净量 (L)');
    await net.fill('20');
    await expect.poll(() => cards().count(), { message: 'no answer outlives its package' }).toBe(0);
    await expect.poll(() => aircraft().innerText()).toContain('仅限货机');
    await listed();
    expect(new URL(page.url()).searchParams.get('net')).toBe('20');
    const bellies = (await cards().allInnerTexts()).filter((words) => words.includes('客机腹舱'));
    expect(bellies.length, 'they stay in the list').toBeGreaterThan(0);
    for (const words of bellies) expect(words, 'and none of them takes it').not.toMatch(/选择(?:并送审|这一班)/);
    const first = await cards().first().innerText();
    await page.reload();
    await listed();
    await expect.poll(() => cards().first().innerText()).toBe(first);
    await takeFlight(page);
    await page.goBack();
    await listed();
    await expect.poll(() => net.inputValue(), { message: 'going back finds the package as it was' }).toBe('20');
    expect(world.complaints).toEqual([]);
  });

  it('starts from the home page with flights, unapproved before its net amount, without example values', async () => {
    page = await world.open('/airLift?org=PVG&dst=SIN&d=Y&un=1090');
    await listed();
    await page.getByRole('note').filter({ hasText: '试算' }).waitFor(PATIENCE);
    await expect.poll(() => aircraft().innerText()).toContain('还要填一项');
    await expect.poll(() => page.locator('article').getByText('需审', { exact: true }).count()).toBe(0);
    await choices().first().click(PATIENCE);
    await page.waitForURL(/\/airLift\/airLiftOrder\?/, PATIENCE);
    await page.goto(`${page.url()}&step=goods`);
    const gross = page.locator('[name="goods.0.grossKg"]');
    await gross.waitFor(PATIENCE);
    await expect.poll(() => gross.inputValue()).toBe('');
    await expect.poll(() => page.locator('[name="goods.0.net"]').inputValue(), PATIENCE).toBe('');
  });

  it('shows its verdict above the input on the first screen of a phone', async () => {
    page = await world.open('/airLift?org=PVG&dst=FRA&d=Y&un=1263&pg=III&net=200&kg=260&pcs=1&m3=0.9', {
      viewport: { width: 390, height: 844 },
    });
    const tiles = aircraft().getByRole('list', { name: '客机、货机与禁运表' });
    await tiles.waitFor(PATIENCE);
    await expect.poll(async () => (await tiles.innerText()).replaceAll(/\s+/g, ' ')).toContain('客机腹舱');
    const number = page.getByLabel('UN 编号', { exact: true });
    await number.waitFor(PATIENCE);
    // Hydration replaces the server-rendered elements: for a moment neither exists.
    const isAbove = async () => {
      const [judged, asked] = [await tiles.boundingBox(), await number.boundingBox()];
      return judged !== null && asked !== null && judged.y + judged.height < Math.min(asked.y, 844);
    };
    await expect.poll(isAbove, PATIENCE).toBe(true);
  });

  it('forbidden by air shows no flights and a link to sea freight with its goods', async () => {
    page = await world.open('/airLift?org=PVG&dst=SIN&d=Y&un=1040&net=1&pcs=1&kg=10&m3=0.1');
    await page.getByRole('heading', { name: '这批货航空禁运' }).waitFor(PATIENCE);
    await expect.poll(() => cards().count()).toBe(0);
    await page.getByRole('link', { name: '改查海运整箱' }).click(PATIENCE);
    await page.waitForURL(/\/shippingFcl\?.*un=1040/, PATIENCE);
  });
});
