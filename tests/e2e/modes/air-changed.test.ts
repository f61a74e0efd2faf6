/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';
import { deviceOf } from '../booking/ordered';
import { LONG } from '../../support/long';
import { bellyFor } from './air-belly';

const [natural = ''] = DEMO_PEOPLE.map(({ phone }) => phone);

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const cards = () => page.getByRole('article');
const field = (name: string) => page.locator(`[name="${name}"]`);
const verdict = () => page.locator('#acceptance');
const judged = () => expect.poll(() => verdict().textContent(), PATIENCE);
const total = () => page.locator('section').filter({ has: page.getByRole('heading', { name: '总价' }) });
const word = (key: string) => new URL(page.url()).searchParams.get(key);

/** Opens the order form of goods accepted by a passenger flight. */
async function onBelly(options?: Parameters<typeof world.open>[1]): Promise<void> {
  const { dstPortCode, offerId } = await bellyFor(await deviceOf(world.origin, natural));
  page = await world.open(`/airLift?org=PVG&dst=${dstPortCode}&d=Y&un=1090&net=5&pcs=2&kg=20&m3=0.05`, options);
  await page.locator(`[id="${offerId}"]`).getByRole('button', { name: /^选择/ }).click(PATIENCE);
  await page.waitForURL(/\/airLift\/airLiftOrder\?/, PATIENCE);
  await page.goto(`${page.url()}&step=goods`);
  await expect.poll(() => field('goods.0.net').inputValue(), PATIENCE).toBe('5');
}

describe('goods changed after a flight is chosen', () => {
  it('are judged anew, lead to a flight that accepts them, and are found again by Back', LONG, async () => {
    await onBelly();
    await judged().toContain('每件 5 L 客机、货机均可');
    await field('goods.0.net').fill('20');
    await judged().toContain('该航班为客机腹舱，本货仅限货机；最近货机：');
    await expect
      .poll(() => verdict().textContent(), { message: 'nothing is left of the answer before' })
      .not.toContain('客机、货机均可');
    await verdict().getByRole('link', { name: '更换航班' }).click(PATIENCE);
    await page.waitForURL(/\/airLift\?/, PATIENCE);
    expect([word('net'), word('pcs'), word('kg')]).toEqual(['20', '2', '20']);
    await cards().first().waitFor(PATIENCE);
    const bellies = (await cards().allInnerTexts()).filter((words) => words.includes('客机腹舱'));
    expect(bellies.length).toBeGreaterThan(0);
    for (const words of bellies) expect(words).not.toMatch(/选择(?:并送审|这一班)/);
    await page.goBack();
    await expect.poll(() => field('goods.0.net').inputValue(), PATIENCE).toBe('20');
    await judged().toContain('该航班为客机腹舱，本货仅限货机；最近货机：');
  });

  it('keep the verdict in sight during typing on a phone, and no key leads behind it', LONG, async () => {
    await onBelly({ viewport: { width: 390, height: 844 } });
    const tiles = page.getByRole('list', { name: '客机、货机与禁运表' });
    await page.mouse.wheel(0, 600);
    await field('goods.0.net').fill('20', PATIENCE);
    await expect.poll(async () => (await tiles.innerText()).replaceAll(/\s+/g, ' ')).toContain('客机腹舱 超 5 L/件');
    const box = async (of: typeof tiles) => (await of.boundingBox()) ?? { y: -1, height: 0 };
    await expect.poll(async () => (await box(tiles)).y >= 0, PATIENCE).toBe(true);
    await page.keyboard.press('Shift+Tab');
    const led = page.locator(':focus');
    await expect
      .poll(async () => {
        const [seen, answer] = [await box(led), await box(tiles)];
        return seen.y >= answer.y + answer.height && seen.y + seen.height <= 844;
      }, PATIENCE)
      .toBe(true);
  });

  it('are repriced by the input, even after a reload restores the draft', LONG, async () => {
    await onBelly();
    const before = await total().innerText(PATIENCE);
    await expect.poll(() => page.getByText(/^查询时/).count()).toBe(0);
    for (const [name, value] of Object.entries({ l: '120', w: '80', h: '94', pcs: '2', kg: '10' }))
      await field(`sizeRows.0.${name}`).fill(value, PATIENCE);
    await page.getByText('高度降到 6 cm 就按毛重 20 kg 计费。').waitFor(PATIENCE);
    const after = await total().innerText(PATIENCE);
    expect(after).toContain('计费 301 kg');
    await page
      .getByText(/^查询时 ¥[\d,.]+，现在多 ¥[\d,.]+/)
      .first()
      .waitFor(PATIENCE);
    expect(after).not.toBe(before);
    await page.getByText(/^草稿已保存/).waitFor(PATIENCE);
    await page.reload();
    await expect.poll(() => field('sizeRows.0.h').inputValue(), PATIENCE).toBe('94');
    const lines = (said: string) => said.split('\n').filter((line) => !line.includes('锁定价'));
    await expect.poll(async () => lines(await total().innerText()), PATIENCE).toEqual(lines(after));
  });
});

describe('air search', () => {
  it('repacks an oversized package on a press and searches again', async () => {
    page = await world.open('/airLift?org=PVG&dst=FRA&d=Y&un=1263&pg=III&net=200&kg=260&pcs=1&m3=0.9');
    await cards().first().waitFor(PATIENCE);
    const tiles = page.getByRole('list', { name: '客机、货机与禁运表' });
    await expect.poll(() => tiles.innerText()).toContain('超 60 L/件');
    await page.getByRole('button', { name: '按 50 L × 4 重算' }).click(PATIENCE);
    await page.waitForURL(/net=50/, PATIENCE);
    expect([word('pcs'), word('kg'), word('m3')]).toEqual(['4', '260', '0.9']);
    const said = async () => (await cards().allInnerTexts()).join(' ');
    await expect.poll(async () => (await said()).includes('200 L'), PATIENCE).toBe(false);
    await cards().first().waitFor(PATIENCE);
    expect(await said()).not.toContain('200 L');
    await expect.poll(() => tiles.innerText()).not.toContain('超 60 L/件');
  });

  it('ignores unreadable amounts and requests the missing ones', LONG, async () => {
    page = await world.open('/airLift?org=PVG&dst=FRA&d=Y&un=1090&net=5&pcs=abc');
    await page.getByRole('note').filter({ hasText: '请填写总毛重 kg、尺寸或体积' }).waitFor(PATIENCE);
    await expect.poll(() => cards().count()).toBe(0);
    await page.getByLabel('件数').fill('2');
    await page.getByLabel('总毛重 kg').fill('20');
    await page.getByLabel('体积 m³').fill('0.1');
    await cards().first().waitFor(PATIENCE);
    await expect.poll(() => page.getByText('试算').count()).toBe(0);
    expect([word('pcs'), word('kg'), word('m3')]).toEqual(['2', '20', '0.1']);
  });
});
