import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { slotWhys } from '../../src/copy/modes/cfs/slot-words';
import { JOURNEYS } from './modes/journeys';
import { linesOf, outsideOf, pressablesOf, unfold } from './phone-beside-desk';
import { openShellWorld, type ShellWorld } from './shell.world';

const NARROWEST = 320;
const [PHONE, DESK] = [390, 1440];

const LISTS = [
  ...JOURNEYS.map(({ mode, search }) => ({ mode, search })),
  { mode: 'MALL', search: '/business' },
  { mode: 'AIR, charged the minimum', search: '/airLift?org=PVG&dst=FRA&d=Y&un=1090&net=1&pcs=1&kg=2&m3=0.01' },
];

/** Accepted differences between desktop and phone text. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  // The cut-off line ends with the departure, which the card shows above.
  LCL: /^(开船|\d\d-\d{4}:\d\d)$/,
  // Rate breaks below the chargeable weight.
  AIR: /^(N|\d+\.\d\d)$/,
  // A phone shows the slots of one day, a desktop those of seven, whatever hour and weekday it is.
  CFS: new RegExp([/周日|，余\d|^余\d|^满$|→$/.source, ...Object.values(slotWhys).map(({ head }) => head)].join('|')),
};

let world: ShellWorld;
let page: Page;
beforeAll(async () => {
  world = await openShellWorld();
  const context = await world.newBrowser();
  page = await context.newPage();
});
afterAll(() => world.close());

const turnTo = (width: number) => page.setViewportSize({ width, height: 900 });

describe.each(LISTS)('offers of $mode', ({ mode, search }) => {
  it('fit the narrowest screen, closed and open, and a phone shows what a desktop shows', async () => {
    await turnTo(NARROWEST);
    await page.goto(search);
    const chosen = page.getByRole('button', { name: /^(选择|选这个站|预约|在线办理)/ });
    await chosen.or(page.locator('main li h2')).first().waitFor();
    expect(await outsideOf(page)).toEqual([]);
    await unfold(page, 'first offer');
    expect(await outsideOf(page)).toEqual([]);
    await turnTo(PHONE);
    await unfold(page, 'everything');
    const phone = { words: await linesOf(page), pressed: await pressablesOf(page) };
    expect(await outsideOf(page)).toEqual([]);
    await turnTo(DESK);
    const whole = phone.words.join('');
    const isElsewhere = (line: string) => ELSEWHERE[mode.slice(0, 3)]?.test(line) === true;
    expect((await linesOf(page)).filter((line) => !whole.includes(line) && !isElsewhere(line))).toEqual([]);
    const names = new Set(phone.pressed.map(({ name }) => name));
    expect((await pressablesOf(page)).filter(({ name }) => !names.has(name) && !isElsewhere(name))).toEqual([]);
    expect(phone.pressed.filter(({ isCovered }) => isCovered)).toEqual([]);
  });
});
