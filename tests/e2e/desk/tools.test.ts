/** @module-tag long */
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { PATIENCE } from '../booking/booking.world';
import { openShellWorld, type ShellWorld } from '../shell.world';
import { LONG } from '../../support/long';

const MINUTE = 60_000;

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
const says = (text: string) => answer().getByRole('heading', { name: text, exact: true }).waitFor();
const search = () => new URL(page.url()).search;

describe('dangerous-goods tools', () => {
  it('show a substance found by keyboard alone and hand it over to an expert', LONG, async () => {
    const complaints = await open('/dgdesk');
    const picker = main().getByRole('combobox', { name: '货物' });
    await picker.focus();
    await page.keyboard.type('1294');
    await main().getByRole('option', { name: /甲苯/ }).waitFor();
    await page.keyboard.press('Enter');
    await says('甲苯');
    await answer().getByText('危险货物禁止装液袋，用罐箱或桶装').waitFor();
    await picker.pressSequentially('丙');
    await answer().getByText('正在换货物，选定后再给结论。').waitFor();
    await expect
      .poll(() => answer().getByRole('heading', { name: '甲苯' }).count(), {
        message: 'nothing is said of the one before',
      })
      .toBe(0);
    await page.keyboard.press('Escape');
    await says('甲苯');
    await expect.poll(search, PATIENCE).toMatch(/^\?tool=un&un=/);
    expect(await world.faultsOf(page)).toEqual([]);
    await page.reload();
    await says('甲苯');
    await main().getByRole('link', { name: '转人工核对' }).last().click();
    await page.waitForURL(/\/enquiryFcl/);
    await expect.poll(() => main().getByLabel('特殊要求').inputValue(), PATIENCE).toContain('UN 1294 甲苯');
    expect(complaints).toEqual([]);
  });

  it('keep their input in the address and Back leads through the tools', LONG, async () => {
    const complaints = await open('/dgdesk?d=Y&un=1090');
    await says('丙酮');
    await main().getByRole('link', { name: '闪点定包装类别' }).click();
    await main().getByLabel('闪点（闭杯）').fill('12');
    await answer().getByText('至少包装类别 II', { exact: false }).waitFor();
    await main().getByLabel('初沸点').fill('65');
    await says('第 3 类易燃液体，包装类别 II');
    await expect.poll(search, PATIENCE).toBe('?tool=pg&flash=12&boil=65');
    expect(await world.faultsOf(page)).toEqual([]);
    await main().getByLabel('闪点（闭杯）').fill('301');
    await main().getByText('应在 -100 至 300 之间').waitFor();
    await page.goBack();
    await says('丙酮');
    await page.goForward();
    await main().getByLabel('闪点（闭杯）').waitFor();
    expect(complaints).toEqual([]);
  });

  it('judge goods in one container by the rules of the order form', async () => {
    const complaints = await open('/dgdesk?tool=seg&un1=1294&un2=1824&un3=1490');
    await says('不能装一个箱');
    await answer().getByText('建议分 2 箱', { exact: false }).waitFor();
    expect(await world.faultsOf(page)).toEqual([]);
    await main()
      .getByRole('button', { name: /^移除 UN 1490/ })
      .click();
    await says('需危品专家核对');
    await expect.poll(search, PATIENCE).toBe('?tool=seg&un1=1294&un2=1824');
    expect(complaints).toEqual([]);
  });

  it('plan back from a departure and compute demurrage', LONG, async () => {
    const complaints = await open('/dgdesk?tool=dem&d=Y&kind=DEM&box=40HQ&qty=2&days=9');
    await says('2 × 40HQ 停放 9 天：$3,024.00');
    await main().getByRole('radio', { name: '普通货物' }).check({ force: true });
    await says('2 × 40HQ 停放 9 天：$216.00');
    await main().getByRole('link', { name: '截止时间倒排' }).click();
    await main().getByLabel('开船时间').fill('2030-12-13T12:00');
    await main().getByRole('radio', { name: '普通货物' }).check({ force: true });
    await answer().getByText('其中有日子的放假安排还没有收录', { exact: false }).waitFor();
    await answer().getByText('转人工核对').first().waitFor();
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('compute a tank filling from a link and the Q value of an air package', LONG, async () => {
    const complaints = await open('/dgdesk?tool=tank&un=1294&ty=S24&tf=20&q=40');
    await says('用 S24：2 罐最多 39,062 kg，3 罐至少 49,947 kg，无法满足充装要求');
    await answer().getByText('改用 S26 罐 2 罐即可', { exact: false }).waitFor();
    await main().getByLabel('罐型').selectOption('S26');
    await says('2 罐，每罐 20,000 kg，充装率 88.7%');
    expect(await world.faultsOf(page)).toEqual([]);
    await main().getByRole('link', { name: '空运 Q 值' }).click();
    await main().getByRole('radio', { name: '客机' }).check({ force: true });
    await main().getByLabel('第 1 行 UN 编号').fill('1090');
    await main().getByLabel('第 1 行 净数量').fill('2.5');
    await main().getByLabel('第 2 行 UN 编号').fill('1294');
    await main().getByLabel('第 2 行 净数量').fill('3');
    await says('Q = 1.1，超过 1，不能装一个外包装');
    expect(await world.faultsOf(page)).toEqual([]);
    await main().getByRole('link', { name: '混合物分类' }).click();
    await main().getByLabel('第 1 行 含量').fill('40');
    await says('成分合计 40%，还差 60%，不能判定');
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('price a service for the current time and take the input of a tool along', LONG, async () => {
    const complaints = await open('/dgdesk/dgdeskDetail?type=1&ask=%E9%97%AA%E7%82%B9%2012');
    await main().getByRole('heading', { name: '货物分类判定', level: 1 }).waitFor();
    await says('¥800.00（含税）');
    await main().getByLabel('第 6 种起的成分数').fill('2');
    await main().getByText('加急：时限减半，价格 1.5 倍').click();
    await says('¥1,380.00（含税）');
    await answer().getByText('8 个工作小时', { exact: true }).waitFor();
    await expect.poll(search, PATIENCE).toBe('?type=1&component=2&rush=Y&ask=%E9%97%AA%E7%82%B9%2012');
    expect(await world.faultsOf(page)).toEqual([]);
    await main().getByRole('link', { name: '转人工核对' }).last().click();
    await page.waitForURL(/\/enquiryFcl/);
    const asked = main().getByLabel('特殊要求');
    await expect.poll(() => asked.inputValue(), PATIENCE).toContain('第 6 种起的成分数 2');
    await expect.poll(() => asked.inputValue()).toContain('闪点 12');
    await page.goto('/dgdesk/dgdeskDetail?type=10');
    await main().getByRole('heading', { name: '选择一项服务' }).waitFor();
    await main().getByRole('link', { name: '危包证代办' }).click();
    await says('¥1,200.00（含税）');
    expect(complaints).toEqual([]);
  });

  it('show the same due hour as the service page and update it over time', LONG, async () => {
    const complaints = await open('/404');
    await page.clock.install({ time: new Date('2026-11-20T14:00:00+08:00') });
    // Answers carry the date of the page clock, or that clock would count as wrong.
    await page.route(/\/api-/, async (route) => {
      const response = await route.fetch();
      const date = await page.evaluate(() => new Date().toUTCString());
      await route.fulfill({ response, headers: { ...response.headers(), date } });
    });
    await page.goto('/dgdesk');
    const promised = main()
      .getByRole('row', { name: /货物分类判定/ })
      .getByText('11-24 周二 14:00 前给结果');
    await promised.waitFor();
    await page.clock.runFor(60 * MINUTE);
    await main()
      .getByRole('row', { name: /货物分类判定/ })
      .getByText('11-24 周二 15:00 前给结果')
      .waitFor();
    await main().getByRole('link', { name: '货物分类判定', exact: true }).click();
    await answer().getByText('11-24 周二 15:00 前', { exact: true }).waitFor();
    await page.goBack();
    await main()
      .getByRole('row', { name: /应急电话登记/ })
      .getByText('11-23 周一 10:00 前给结果')
      .waitFor();
    // Requests pending at the end are ignored.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('keep invalid input and its error through a reload and hand it over to an expert', async () => {
    const complaints = await open('/dgdesk?tool=pg&flash=12');
    await main().getByLabel('初沸点').fill('56 F');
    await main().getByText('请填写数字', { exact: false }).waitFor();
    await expect.poll(search, PATIENCE).toBe('?tool=pg&flash=12&boil=56%20F');
    await page.reload();
    await expect.poll(() => main().getByLabel('初沸点').inputValue(), PATIENCE).toBe('56 F');
    await answer().getByText('有填错的地方，改好才给结论。').waitFor();
    await main().getByRole('link', { name: '转人工核对' }).last().click();
    await page.waitForURL(/\/enquiryFcl/);
    await expect.poll(() => main().getByLabel('特殊要求').inputValue(), PATIENCE).toContain('初沸点 56 F');
    expect(complaints).toEqual([]);
  });

  it('keep the focus in place after clearing, after removing a row and after choosing an entry', async () => {
    const complaints = await open('/dgdesk?tool=pg&flash=12');
    const pressed = async (name: string | RegExp) => {
      const button = main().getByRole('button', { name }).last();
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: at } = document;
        return [at?.getAttribute('aria-label'), at?.getAttribute('name'), at?.textContent].find(Boolean);
      });
    // The form is blank until the page has read its address.
    await expect.poll(() => page.locator('[name="flash"]').inputValue(), PATIENCE).toBe('12');
    await expect.poll(() => answer().innerText(), PATIENCE).not.toContain('填好资料，结论马上出来。');
    await pressed('清空');
    await answer().getByText('填好资料，结论马上出来。').waitFor();
    await expect.poll(focused, PATIENCE).toBe('清空');
    await expect
      .poll(() => main().getByRole('button', { name: '清空' }).getAttribute('aria-disabled'), PATIENCE)
      .toBe('true');
    await page.goto('/dgdesk?tool=mix&p1=40');
    await pressed(/^移除/);
    await expect.poll(focused, PATIENCE).toBe('p1');
    await page.goto('/dgdesk?tool=seg&un1=1294&un2=1490');
    await pressed(/^移除 UN 1490/);
    await expect.poll(focused, PATIENCE).toBe('加入货物');
    await page.goto('/dgdesk?un=1824');
    await answer().getByRole('list', { name: '同一编号的条目' }).getByRole('button').first().waitFor();
    await pressed(/^UN 1824/);
    await answer().getByText('UN 编号', { exact: true }).waitFor();
    await expect.poll(focused, PATIENCE).toBe('结论');
    await pressed(/^移除 UN 1824/);
    await expect.poll(focused, PATIENCE).toBe('货物');
    expect(await world.faultsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('price the question in the address, even after a jump between two questions of one service', LONG, async () => {
    const complaints = await open('/dgdesk/dgdeskDetail?type=1&un=1294');
    await says('¥800.00（含税）');
    await page.evaluate(() => history.pushState(null, '', '/dgdesk/dgdeskDetail?type=1&un=1090'));
    await main().getByText('加急：时限减半，价格 1.5 倍').click();
    await says('¥1,200.00（含税）');
    await expect.poll(search, PATIENCE).toBe('?type=1&rush=Y&un=1090');
    await page.getByRole('button', { name: /^在线办理/ }).click();
    await page.waitForURL(/\/dgdesk\/dgdeskDetail\?quote=/);
    await expect.poll(() => page.locator('[name="goods.0.unNo"]').inputValue(), PATIENCE).toBe('1090');
    expect(complaints).toEqual([]);
  });
});
