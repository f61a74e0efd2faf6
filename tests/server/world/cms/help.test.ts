import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { helpDetail, helpPages, helpTree } from '../../../../contract/content/help';
import { contentCommand } from '../../../../server/doors/commands/content-command';
import { createCms } from '../../../../server/world/cms/cms';
import { documentEditing } from '../../../../server/world/cms/editing';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
let say: (...words: string[]) => Promise<string>;
let file = '';
beforeAll(async () => {
  gateway = await openTestGateway();
  const editing = documentEditing({ database: gateway.database, now: () => new Date(gateway.clock.now()) });
  say = (...words) => contentCommand({ editing, read: async () => file }, words);
});
afterAll(() => gateway.close());

const tree = async () => (await gateway.get<ReplyOf<typeof helpTree>>(helpTree.path)).data;
const all = async () => (await gateway.get<ReplyOf<typeof helpPages>>(helpPages.path)).data;
const page = (query: string) => gateway.get<ReplyOf<typeof helpDetail>>(`${helpDetail.path}${query}`);

describe('help pages', () => {
  it('are sorted by code, and include those of the specification', async () => {
    const codes = (await tree()).pages.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['1.1.1', '2', '3']));
    expect(codes.slice(codes.indexOf('1.3.8'), codes.indexOf('2'))).toEqual([
      '1.3.8',
      '1.4.1',
      '1.4.2',
      '1.4.3',
      '1.4.4',
      '1.4.5',
      '1.5.1',
      '1.5.2',
    ]);
    expect(codes.at(-1)).toBe('3');
  });

  it.each([
    ['', '新手指南'],
    ['?code=1', '新手指南'],
    ['?code=1.2', '看懂总价'],
    ['?code=1.2.3', '取消与补资料'],
    ['?code=3', '关于我们'],
  ])('are found by %s as %s', async (query, title) => {
    const { data } = await page(query);
    expect(data.title).toBe(title);
    expect(data.sections.length).toBeGreaterThan(0);
  });

  it('answer 404 for an unknown code and 400 for a malformed one', async () => {
    expect(await page('?code=99')).toMatchObject({ status: 404, code: '00000404' });
    expect(await page('?code=1.2.33')).toMatchObject({ status: 404 });
    for (const query of ['?code=x', '?code=0', '?code=1.2.', '?code=1%20or%201', `?code=${'1.'.repeat(200)}1`])
      expect(await page(query)).toMatchObject({ status: 400 });
  });

  it('have pinyin and initials of their titles for search', async () => {
    const found = (await all()).pages.find(({ code }) => code === '1.2.1');
    expect(found?.typed).toEqual(expect.arrayContaining(['kandongzongjia', 'kdzj', 'zongjiahanshenme', 'zjhsm']));
    const taken = (await all()).pages.find(({ code }) => code === '1.2.3');
    expect(taken?.typed, 'what is read in two ways is found by both').toEqual(expect.arrayContaining(['qxybzl']));
  });

  it('are installed on a new installation only', async () => {
    const { pages } = await tree();
    await gateway.database.query("delete from documents where kind = 'help' and key = '1.3.8'");
    await createCms({ database: gateway.database, clock: gateway.clock, siteOrigin: undefined });
    expect((await tree()).pages).toHaveLength(pages.length - 1);
  });
});

describe('npm run content for help pages', () => {
  const written = (change: Partial<Record<'code' | 'title' | 'text' | 'shows', string>> = {}) => {
    const {
      code = '1.6.1',
      title = '泄漏与着火',
      text = '三句话\nUN 编号、数量、\n有没有人受伤。\n\n找谁\n页面底部的应急电话。',
    } = change;
    const shows = change.shows === undefined ? '' : `附图：${change.shows}\n`;
    return `帮助：${code}\n上级：安全与应急\n标题：${title}\n导语：先停、先撤、先报。\n${shows}\n${text}\n`;
  };

  it('drafts, previews, publishes, changes, withdraws and restores a page', async () => {
    const { revision } = await tree();
    file = written();
    expect(await say('draft', 'a.txt')).toBe('已存为草稿，编号 help/1.6.1');
    expect((await page('?code=1.6.1')).status, 'a draft is read by nobody').toBe(404);
    expect((await tree()).revision).toBe(revision);
    expect(await say('preview', 'help/1.6.1')).toBe(
      '帮助：1.6.1\n上级：安全与应急\n标题：泄漏与着火\n导语：先停、先撤、先报。\n\n三句话\nUN 编号、数量、有没有人受伤。\n\n找谁\n页面底部的应急电话。',
    );
    expect(await say('publish', 'help/1.6.1')).toContain('/helpCenter?code=1.6.1');
    const { data } = await page('?code=1.6');
    expect(data).toMatchObject({ code: '1.6.1', group: '安全与应急', shows: null, version: 1 });
    expect(data.sections[0]).toEqual({ title: '三句话', text: 'UN 编号、数量、有没有人受伤。' });
    expect((await tree()).revision).not.toBe(revision);

    file = written({ title: '泄漏、着火与伤人', shows: 'papers' });
    await say('draft', 'a.txt', 'help/1.6.1');
    expect((await page('?code=1.6.1')).data.title, 'what is published stays').toBe('泄漏与着火');
    gateway.clock.advance(60_000);
    await say('publish', 'help/1.6.1');
    expect((await page('?code=1.6.1')).data).toMatchObject({ title: '泄漏、着火与伤人', shows: 'papers', version: 2 });
    expect((await say('history', 'help/1.6.1')).split('\n')).toHaveLength(2);

    await say('take-back', 'help/1.6.1');
    expect((await page('?code=1.6.1')).status).toBe(404);
    await say('restore', 'help/1.6.1', '1');
    await say('publish', 'help/1.6.1');
    expect((await page('?code=1.6.1')).data).toMatchObject({ title: '泄漏与着火', version: 3 });
  });

  it.each<[string, string, string]>([
    ['a code that is none', written({ code: '1..2' }), '1.1.1 的样子'],
    ['a title of one sign', written({ title: '火' }), '标题应为'],
    ['a section without a text', written({ text: '三句话' }), '正文应为 2–1000 字'],
    ['no text', written({ text: '' }), '正文应为 1–20 节'],
    ['a script', written({ text: '三句话\n<script>alert(1)</script>' }), '纯文字'],
    ['a picture that there is not', written({ shows: 'cat' }), '附图应为'],
  ])('refuses %s', async (_, text, why) => {
    file = text;
    await expect(say('draft', 'e.txt')).rejects.toThrow(why);
  });

  it('refuses to overwrite another page or an article', async () => {
    file = written();
    await expect(say('draft', 'a.txt', 'help/1.1.1')).rejects.toThrow('文件写的不是 help/1.1.1');
    await expect(say('draft', 'a.txt', '3')).rejects.toThrow('文件写的不是 3');
  });
});
