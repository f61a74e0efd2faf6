/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { openBookingWorld, PATIENCE, type BookingWorld } from '../booking/booking.world';

let world: BookingWorld;
let page: Page;

beforeAll(async () => {
  world = await openBookingWorld({ isShared: true });
});
afterEach(() => page.context().close());
afterAll(() => world.close());

const GLYCEROL = `/railWayIndex?org=RXA&dst=RDU&d=N&goods=${encodeURIComponent('甘油（丙三醇）')}&box=40HQ*1`;

const days = (of = page) => of.getByRole('region', { name: '哪天发车' });
const shown = (of = page) => of.getByRole('heading', { level: 2 }).filter({ hasText: '班列 ·' });
const pressed = (of = page) => days(of).locator('[aria-pressed="true"]');
const total = (of = page) => of.getByRole('article').locator('b').filter({ hasText: '$' }).innerText(PATIENCE);

/** Checks that the whole page shows one train. */
async function standsAt(day: string, of = page): Promise<void> {
  await shown(of).filter({ hasText: day }).waitFor(PATIENCE);
  await pressed(of).filter({ hasText: day }).waitFor(PATIENCE);
  await of.getByRole('article').filter({ hasText: day }).first().waitFor(PATIENCE);
}

describe('rail container search', () => {
  it('keeps one day and one heating choice in another tab and after Back', async () => {
    page = await world.open(GLYCEROL);
    await days().waitFor(PATIENCE);
    const open = days().getByRole('button').filter({ hasText: '$' });
    const day = (await open.last().innerText(PATIENCE)).slice(0, 5);
    await open.last().click(PATIENCE);
    await standsAt(day);
    const plain = await total();
    await page.getByRole('link', { name: /^加热箱/ }).click(PATIENCE);
    await page.getByText('已选加热箱').first().waitFor(PATIENCE);
    await standsAt(day);
    await expect.poll(() => total()).not.toBe(plain);
    await page.getByRole('link', { name: '自备箱 SOC' }).click(PATIENCE);
    await page.getByText('自备箱：不收用箱费').waitFor(PATIENCE);
    await standsAt(day);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await standsAt(day, other);
    await expect.poll(() => total(other)).toBe(await total());
    await other.close();
    await page.getByRole('link', { name: '后四周' }).click(PATIENCE);
    await pressed().filter({ hasNotText: day }).waitFor(PATIENCE);
    await page.goBack();
    await standsAt(day);
    expect(world.complaints).toEqual([]);
  });

  it('reaches a train by the Tab key alone, and a closed list does not take the focus along', async () => {
    page = await world.open(GLYCEROL);
    await days().waitFor(PATIENCE);
    await page.getByRole('combobox', { name: '起运站' }).focus();
    await page.getByRole('listbox').waitFor(PATIENCE);
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    const choice = page.getByRole('button', { name: /^选择/ }).first();
    const isThere = () => choice.evaluate((button) => button === document.activeElement);
    for (let left = 60; left > 0 && !(await isThere()); left -= 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => focused()).not.toBe('BODY');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/railWay\/addOrder\?quote=/, PATIENCE);
  });

  it('opens by line or border, and an unknown name lists the known ones', async () => {
    page = await world.open(`/railWayIndex?line=${encodeURIComponent('中俄')}`);
    const board = page.getByRole('region', { name: '按线路与口岸看' });
    await board.getByRole('row').filter({ hasText: '满洲里' }).first().waitFor(PATIENCE);
    await board.getByRole('link', { name: '中亚班列' }).click(PATIENCE);
    await board.getByRole('link', { name: '霍尔果斯', exact: true }).click(PATIENCE);
    await board
      .getByRole('row')
      .filter({ hasText: '阿拉山口' })
      .first()
      .waitFor({ ...PATIENCE, state: 'detached' });
    await board.getByRole('link', { name: '西安国际港 → 阿拉木图' }).click(PATIENCE);
    await days().waitFor(PATIENCE);
    await page.getByRole('note').filter({ hasText: '试算' }).waitFor(PATIENCE);
    await board.waitFor({ ...PATIENCE, state: 'detached' });
    await page.goto(new URL('/railWayIndex?line=%E4%B8%AD%E8%80%81', page.url()).href);
    await board.getByRole('status').filter({ hasText: '没有“中老”这条线路' }).waitFor(PATIENCE);
    await board.getByRole('link', { name: '中欧班列' }).click(PATIENCE);
    await board.getByRole('row').filter({ hasText: '阿拉山口' }).first().waitFor(PATIENCE);
    expect(world.complaints).toEqual([]);
  });

  it('filters by one border and shows where its trains go instead', async () => {
    page = await world.open(`${GLYCEROL}&border=REL`);
    const only = page.getByRole('status').filter({ hasText: '只看经二连浩特出境的班列' });
    await only.filter({ hasText: '这两站之间的班列不经这个口岸' }).waitFor(PATIENCE);
    await page.getByRole('link', { name: '经阿拉山口', exact: true }).waitFor(PATIENCE);
    await page.getByText('没有经二连浩特的班列').first().waitFor(PATIENCE);
    await page.getByRole('link', { name: '不限口岸', exact: true }).click(PATIENCE);
    await days().waitFor(PATIENCE);
    await only.waitFor({ ...PATIENCE, state: 'detached' });
    expect(world.complaints).toEqual([]);
  });

  it('delays dangerous goods by a month for the permit unless it is at hand', async () => {
    page = await world.open('/railWayIndex?org=RXA&dst=RMO&d=Y&un=1823&box=20GP*2');
    await page.getByText(/危险品需先办铁路批复/).waitFor(PATIENCE);
    await page.getByRole('button', { name: /^代办批复并下单/ }).waitFor(PATIENCE);
    const before = await days().innerText();
    await page.getByRole('link', { name: '已有铁路批复，看近期班列' }).click(PATIENCE);
    await page.getByRole('button', { name: /^带批复下单/ }).waitFor(PATIENCE);
    await expect.poll(() => days().innerText()).not.toBe(before);
    expect(world.complaints).toEqual([]);
  });

  it('shows no price for goods no station handles, and alternatives keep the goods', async () => {
    page = await world.open('/railWayIndex?org=RYW&dst=RTA&d=Y&un=3077&box=40HQ*1');
    await page.getByText('义乌西不办理第 9 类危险货物').first().waitFor(PATIENCE);
    await page.getByText('这一班订不到，不报价。').waitFor(PATIENCE);
    await expect.poll(() => page.getByRole('article').innerText()).not.toContain('总价');
    await page.getByRole('link', { name: '郑州圃田 → 塔什干' }).click(PATIENCE);
    await page.getByRole('button', { name: /^代办批复并下单/ }).waitFor(PATIENCE);
    expect(new URL(page.url()).searchParams.get('un')).toBe('3077');
    expect(world.complaints).toEqual([]);
  });

  it('marks an uncounted search as a trial, and no order copies its count', async () => {
    page = await world.open(`/railWayIndex?org=RXA&dst=RDU&d=N&goods=${encodeURIComponent('丙二醇')}`);
    await page.getByRole('note').filter({ hasText: '试算' }).waitFor(PATIENCE);
    await page.getByRole('button', { name: /^选择/ }).first().click(PATIENCE);
    await page.waitForURL(/\/railWay\/addOrder\?quote=/, PATIENCE);
    const count = page.locator('[name="boxes.0.count"]');
    await count.waitFor(PATIENCE);
    await expect.poll(() => count.inputValue()).toBe('');
  });
});
