/** @module-tag long */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDialogsWorld, type DialogsWorld } from './dialogs.world';

let world: DialogsWorld;
beforeEach(async () => {
  world = await openDialogsWorld();
});
afterEach(() => world.close());

const TITLE = '舟山港区试行夜间查验';
const DRAFT = '十二月起，舟山港区在工作日夜间开放查验窗口。';

describe('desk article', () => {
  it('is drafted unseen, published, changed unseen, and gone after withdrawal', async () => {
    const desk = await world.open('/', {});
    await desk.context().request.post(`${world.origin}/__demo/staff/content`);
    await desk.goto(`${world.origin}/desk/`);
    await desk.getByRole('link', { name: '内容', exact: true }).click();
    await desk.getByRole('link', { name: '写一篇资讯' }).click();
    await desk.getByLabel('标题', { exact: true }).fill(TITLE);
    await desk.getByRole('button', { name: /^分类/ }).click();
    await desk.getByRole('option', { name: '港口', exact: true }).click();
    await desk.getByLabel('摘要').fill(DRAFT);
    await desk.getByLabel('来源').fill('平台编辑部');
    await desk.getByLabel('正文').fill('夜间窗口为 19:00 至 23:00。\n\n查验预约仍在前一日 15:00 以前提交。');
    await desk.getByRole('button', { name: '存为草稿' }).click();
    await desk.getByText('文字已存为草稿，读者还看不到。').waitFor();

    const reader = await world.open('/news', {});
    const read = reader.getByRole('main').getByRole('link', { name: TITLE });
    await reader.getByText(/^共 \d+ 条$/).waitFor();
    await expect.poll(() => read.count()).toBe(0);

    await desk.getByRole('button', { name: '发布', exact: true }).click();
    await desk.getByText('已发布，读者看到的就是这些文字。').waitFor();
    await reader.reload();
    await read.first().click();
    await reader.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
    await reader.getByText('查验预约仍在前一日 15:00 以前提交。').waitFor();

    await desk.getByLabel('来源').fill('舟山港口部');
    await desk.getByRole('button', { name: '存为草稿' }).click();
    await desk.getByText('读者看到的仍是上次发布的版本').waitFor();
    await reader.reload();
    await reader.getByText('平台编辑部').first().waitFor();
    await expect.poll(() => reader.getByText('舟山港口部').count()).toBe(0);

    await desk.getByRole('button', { name: '撤下', exact: true }).click();
    await desk.getByText('已撤下，读者看不到。').waitFor();
    expect((await reader.reload())?.status()).toBe(404);
    await expect.poll(() => reader.getByText('查验预约').count()).toBe(0);
    expect(world.complaints.filter((one) => !one.includes('404'))).toEqual([]);
  });

  it('asks before unsaved input is lost by Back, a link, a logout or a closed tab', async () => {
    const desk = await world.open('/', {});
    await desk.context().request.post(`${world.origin}/__demo/staff/content`);
    await desk.goto(`${world.origin}/desk/#/content`);
    await desk.getByRole('main').getByRole('table').first().getByRole('link').first().click();
    const source = desk.getByLabel('来源');
    const address = desk.url();
    await source.fill('未存的来源');

    const ask = desk.getByRole('heading', { name: '有改动未存，离开后找不回来。要离开吗？' });
    const ways = [
      () => desk.evaluate('history.back()'),
      () => desk.getByRole('link', { name: '返回内容列表' }).click(),
      () => desk.getByRole('link', { name: '内容', exact: true }).click(),
      () => desk.getByRole('button', { name: '退出' }).click(),
    ];
    for (const leave of ways) {
      await leave();
      await ask.waitFor();
      expect(desk.url()).toBe(address);
      await desk.getByRole('button', { name: '留下继续写' }).click();
      await expect.poll(() => source.inputValue()).toBe('未存的来源');
    }

    const asked = desk.waitForEvent('dialog');
    void desk.reload().catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect.poll(() => source.inputValue()).toBe('未存的来源');

    await desk.getByRole('link', { name: '返回内容列表' }).click();
    await desk.getByRole('button', { name: '存为草稿并离开' }).click();
    await desk.getByRole('heading', { name: '内容', level: 1 }).waitFor();
    expect(desk.url()).toMatch(/#\/content$/);
    await desk.goto(address);
    await desk.getByText('读者看到的仍是上次发布的版本').waitFor();
    await expect.poll(() => source.inputValue()).toBe('未存的来源');
    await source.fill('又一处未存');
    await desk.getByRole('link', { name: '返回内容列表' }).click();
    await desk.getByRole('button', { name: '不存，离开' }).click();
    await desk.goto(address);
    await expect.poll(() => source.inputValue()).toBe('未存的来源');
    await desk.reload();
    expect(world.complaints).toEqual([]);
  });
});
