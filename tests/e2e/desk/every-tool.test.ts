import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { TOOL_IDS, type ToolId } from '../../../domain/desk/tool';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { firstNow, LONG } from '../../support/long';
import { PATIENCE } from '../booking/booking.world';
import { openShellWorld, type ShellWorld } from '../shell.world';

let world: ShellWorld;
let page: Page;
beforeAll(async () => {
  world = await openShellWorld();
});
afterEach(() => page.context().close());
afterAll(() => world.close());

async function open(address: string) {
  const opened = await world.open(address);
  page = opened.page;
  return opened.complaints;
}

const main = () => page.locator('main');
const answer = () => main().getByRole('region', { name: '结论' });
const heading = () => answer().getByRole('heading').first();

const DAY = daysAfter(dayAt(Date.now()), 40);

/** Tool input, its text in words, and the form field that takes it. */
type Filled = { words: string; said: string; field?: readonly [name: string, value: string] };

/** Each tool with complete input. */
const FILLED: Readonly<Record<ToolId, Filled>> = {
  un: { words: 'un=1294-toluene', said: 'UN 1294 甲苯', field: ['goods.0.unNo', '1294'] },
  seg: { words: 'un1=1294-toluene&un2=1824-naoh-solution', said: 'UN 1294 甲苯' },
  lq: { words: 'un=1230-methanol&inner=500%20ml&gross=24', said: '500 ml', field: ['goods.0.unNo', '1230'] },
  pg: { words: 'flash=12&boil=65', said: '闪点（闭杯） 12 ℃' },
  mix: { words: 'none=Y&p1=60&oral1=-&p2=40&oral2=100', said: '含量 60' },
  haz: { words: 'three=II&other=8&pg=II', said: 'II' },
  q: { words: 'craft=P&un1=1090&n1=2.5', said: '1090' },
  tank: { words: 'un=1294-toluene&ty=S26&tf=20&q=40', said: '40 吨', field: ['loadTemp', '20'] },
  bag: { words: 'd=N&rho=1.11&t=25&q=21', said: '1.11', field: ['density', '1.11'] },
  fire: { words: 'state=LIQUID&flash=40', said: '40 ℃' },
  cut: { words: `etd=${DAY}T12%3A00&d=N`, said: DAY, field: ['etd', DAY] },
  dem: { words: 'd=Y&kind=DEM&box=40HQ&qty=2&days=9', said: '40HQ', field: ['boxes.0.count', '2'] },
  mark: { words: 'mark=UN%201A1%2FY1.4%2F150%2F26%2FCN%2FC210001&pg=II&density=0.8', said: '1A1/Y1.4' },
  pts: { words: 'un1=1219-isopropanol&a1=300', said: '300' },
  mixroad: { words: 'un1=1294-toluene&un2=1824-naoh-l', said: 'UN 1294 甲苯' },
  tun: { words: 'load=T&un1=1294-toluene', said: '罐装' },
  eq: { words: 'un1=1294-toluene&i1=25&n1=20&p=40', said: '25 mL' },
};

/** The plan counts down by the minute: only its heading is compared. */
const toldBy = (id: ToolId) => (id === 'cut' ? heading().innerText() : answer().innerText());

describe('every dangerous-goods tool', () => {
  firstNow(it)(TOOL_IDS)(
    'opens from its address alike in a fresh browser, says its source, and goes to a person: %s',
    async (id) => {
      const { words, said, field } = FILLED[id];
      const complaints = await open(`/dgdesk?tool=${id}&${words}`);
      await heading().waitFor();
      const told = await toldBy(id);
      await expect.poll(() => answer().innerText()).toMatch(/版|现行/);
      await expect.poll(() => answer().innerText()).toContain('仅供参考');
      expect(await world.faultsOf(page)).toEqual([]);
      const address = page.url();
      await page.context().close();
      const more = await open(address);
      await heading().waitFor();
      await expect.poll(() => toldBy(id)).toBe(told);
      const way = main().getByRole('link', { name: '转人工核对' }).last();
      await way.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/enquiryFcl/);
      await expect.poll(() => main().getByLabel('特殊要求').inputValue(), PATIENCE).toContain(said);
      const [name, value] = field ?? ['specialReq', await main().getByLabel('特殊要求').inputValue()];
      await expect.poll(() => page.locator(`[name="${name}"]`).inputValue(), PATIENCE).toBe(value);
      expect([...complaints, ...more]).toEqual([]);
    },
  );

  it('passes its input to the form of its service', LONG, async () => {
    const complaints = await open('/dgdesk?tool=pg&flash=12&boil=65');
    await heading().waitFor();
    await main()
      .getByRole('link', { name: /货物分类判定/ })
      .first()
      .click();
    await page.waitForURL(/\/dgdesk\/dgdeskDetail\?type=1/);
    await page.getByRole('button', { name: /^在线办理/ }).click();
    await page.waitForURL(/\/dgdesk\/dgdeskDetail\?quote=/);
    await expect.poll(() => page.locator('[name="flashC"]').inputValue(), PATIENCE).toBe('12');
    await expect.poll(() => page.locator('[name="boilC"]').inputValue()).toBe('65');
    expect(complaints).toEqual([]);
  });
});
