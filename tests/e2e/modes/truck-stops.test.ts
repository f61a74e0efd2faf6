/** @module-tag long */
import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEMO_PEOPLE } from '../../../server/doors/demo/people';
import { PATIENCE } from '../booking/booking.world';
import { orderSuccess } from '../booking/order.page';
import { PASSWORD } from '../session.world';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { COMPANIES, DRUMS_BY_ROAD } from './truck.journey';

const MOST_STEPS = 160;
/** Pieces unloaded at each intermediate stop, of eighty. */
const PIECES: Readonly<Record<string, string>> = { stop1: '30', stop2: '20' };
const [natural] = DEMO_PEOPLE;

let world: ShellWorld;
beforeAll(async () => {
  world = await openShellWorld({ isShared: false });
});
afterAll(() => world.close());

type Hand = {
  press: (target: Locator) => Promise<void>;
  tick: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  /** Chooses from a native select. */
  pick: (target: Locator, value: string) => Promise<void>;
  /** Chooses a tab; only the selected tab is in the tab order. */
  turn: (target: Locator) => Promise<void>;
  /** Chooses from a custom list. */
  choose: (target: Locator, option: string) => Promise<void>;
};

/** Keyboard only: Tab must reach the target. */
function keyboard(page: Page): Hand {
  async function goTo(target: Locator) {
    await target.waitFor(PATIENCE);
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    for (let left = MOST_STEPS; left > 0 && !(await isThere()); left -= 1) await page.keyboard.press('Tab');
    if (!(await isThere())) throw new Error(`the Tab key never comes to ${String(target)}`);
  }
  async function press(target: Locator) {
    await goTo(target);
    await page.keyboard.press('Enter');
  }
  return {
    press,
    async tick(target) {
      await goTo(target);
      await page.keyboard.press('Space');
    },
    async type(target, text) {
      await goTo(target);
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
    async pick(target, value) {
      await goTo(target);
      for (let left = MOST_STEPS; left > 0 && (await target.inputValue()) !== value; left -= 1)
        await page.keyboard.press('ArrowDown');
    },
    async turn(target) {
      await goTo(page.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => target.getAttribute('aria-selected'), PATIENCE).toBe('true');
    },
    async choose(target, option) {
      await goTo(target);
      await page.keyboard.press('ArrowDown');
      const active = page.locator('[role="option"][data-focus]');
      await active.waitFor(PATIENCE);
      for (let left = MOST_STEPS; left > 0 && !(await active.innerText()).includes(option); left -= 1)
        await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}

/** Touch only, with the keyboard of a phone. */
const touch = (page: Page): Hand => ({
  press: (target) => target.tap(PATIENCE),
  turn: (target) => target.tap(PATIENCE),
  tick: (target) => target.tap(PATIENCE),
  async type(target, text) {
    await target.tap(PATIENCE);
    await target.fill(text);
  },
  // A native list of the phone is outside the page.
  pick: async (target, value) => void (await target.selectOption(value)),
  async choose(target, option) {
    await target.tap(PATIENCE);
    await page.getByRole('option', { name: option }).first().tap(PATIENCE);
  },
});

const HANDS = [
  { by: 'by keyboard alone at a desk', hand: keyboard, look: { viewport: { width: 1440, height: 900 } } },
  { by: 'by keyboard alone on a tablet', hand: keyboard, look: { viewport: { width: 768, height: 1024 } } },
  {
    by: 'by a finger on a phone',
    hand: touch,
    look: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const;

/** Contact of each stop. */
const STOPS = [
  ['pick', '苏州工业园区化工路 1 号', '李工', '13800138000'],
  ['stop1', '江北新区葛关路 366 号', '温工', '13700137000'],
  ['stop2', '肥东县化工园区 3 号库', '傅工', '13600136000'],
  ['drop', '高新区科学大道 8 号', '陈工', '13900139000'],
] as const;

describe('order of a truck with stops', () => {
  it.for(HANDS)('$by without axe faults', async ({ hand, look }) => {
    const { page, complaints } = await world.open(DRUMS_BY_ROAD, look);
    const on = hand(page);
    const found: Record<string, string[]> = {};
    async function lookAt(stage: string) {
      const faults = await world.faultsOf(page);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      if (isWide) faults.push('it is wider than the screen');
      if (faults.length > 0) found[stage] = faults;
    }
    const named = (name: string) => page.locator(`[name="${name}"]`);
    const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
    const onward = async (step: string) => {
      await on.press(button(/^下一步/));
      await page.waitForURL(new RegExp(`step=${step}`), PATIENCE);
    };
    const chosen = (name: string) => page.locator('main').getByLabel(name, { exact: true });

    await button(/^选择/).waitFor(PATIENCE);
    const folded = page.locator('#search-figures > button');
    if (await folded.isVisible()) await on.press(folded);
    await on.pick(named('pick2'), '3201');
    await on.pick(named('via1'), '3401');
    await on.press(button('重新核算'));
    await page.waitForURL(/pick2=3201&via1=3401/, PATIENCE);
    await page.getByText('苏州市 → 南京市 → 合肥市 → 郑州市').first().waitFor(PATIENCE);
    await button(/^选择/).waitFor(PATIENCE);
    await lookAt('the list and its panel');
    await on.press(button(/^选择/));
    await page.waitForURL(/\/haul\/order\?quote=/, PATIENCE);

    await named('goods.0.pieces').waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await on.choose(chosen('包装种类'), '闭口钢桶');
    await on.type(named('goods.0.packMark'), 'UN 1A1/X1.4/250/24/CN/310001');
    await on.type(named('goods.0.pieces'), '80');
    await lookAt('the goods');
    await onward('stops');
    for (const [stop, address, contact, phone] of STOPS) {
      await on.type(named(`${stop}Address`), address);
      await on.type(named(`${stop}Contact`), contact);
      await on.type(named(`${stop}Phone`), phone);
      const pieces = PIECES[stop];
      if (pieces !== undefined) await on.type(named(`goods.0.${stop}Pieces`), pieces);
    }
    await on.choose(chosen('收货人用途'), '自用');
    for (const [path, value] of COMPANIES) await on.type(named(path), value);
    await lookAt('the stops');
    await onward('truck');
    await on.choose(chosen('卸货方式'), '收货人自卸');
    await lookAt('the truck');
    await onward('confirm');
    await on.tick(page.getByRole('checkbox', { name: /货物信息如实/ }));
    await on.choose(chosen('付款方式'), '票结');
    await on.type(named('contactName'), '林海');
    await on.type(named('contactPhone'), '13812345678');
    await on.type(named('emergencyName'), '林海');
    await on.type(named('emergencyPhone'), '+86 21 6888 0001');
    await on.tick(page.getByRole('checkbox', { name: /我承诺/ }));
    await on.tick(named('agreeProtocol'));
    await page.getByRole('region', { name: '货运服务协议' }).press('End', PATIENCE);
    await on.press(page.getByRole('button', { name: /我知道了/, disabled: false }));
    await page.getByRole('region', { name: '货运服务协议' }).waitFor({ ...PATIENCE, state: 'detached' });
    await lookAt('what is agreed to');
    await on.press(button('提交订单'));

    await on.turn(page.getByRole('tab', { name: '密码登录' }));
    await on.type(page.getByLabel('手机号'), natural?.phone ?? '');
    await on.type(page.getByLabel('密码', { exact: true }), PASSWORD);
    await on.press(page.getByRole('button', { name: '登录', exact: true }));
    await orderSuccess(page).waitFor(PATIENCE);
    await on.press(page.getByRole('alertdialog').getByRole('button').last());
    await orderSuccess(page).waitFor({ ...PATIENCE, state: 'detached' });
    await page.waitForURL(/\/haul\/order\?no=TR[A-Z0-9]{12}$/, PATIENCE);
    for (const text of ['苏州市 → 南京市 → 合肥市 → 郑州市', '第 2 站装货', '第 3 站卸货'])
      await page.getByText(text).filter({ visible: true }).first().waitFor(PATIENCE);
    await lookAt('the receipt');
    const print = button('打印托运清单');
    const [printed] = await Promise.all([page.waitForEvent('download', PATIENCE), on.press(print)]);
    const paper = await page.context().newPage();
    await paper.setContent(await readFile(await printed.path(), 'utf8'));
    await paper.getByText('江北新区葛关路 366 号').waitFor(PATIENCE);
    const faults = await world.faultsOf(paper);
    if (faults.length > 0) found['the paper for the cab'] = faults;
    expect(found).toEqual({});
    expect(complaints).toEqual([]);
  });
});
