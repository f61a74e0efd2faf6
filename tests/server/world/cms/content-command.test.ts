import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newsDetail, newsPage } from '../../../../contract/content/cms';
import { contentCommand } from '../../../../server/doors/commands/content-command';
import { documentEditing } from '../../../../server/world/cms/editing';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
let say: (...words: string[]) => Promise<string>;
const FILES = new Map<string, string>();

beforeAll(async () => {
  gateway = await openTestGateway();
  const editing = documentEditing({ database: gateway.database, now: () => new Date(gateway.clock.now()) });
  const read = async (file: string) => FILES.get(file) ?? Promise.reject(new Error('no such file'));
  say = (...words) => contentCommand({ editing, read }, words);
});
afterAll(() => gateway.close());

const file = (change: Partial<Record<'标题' | '分类' | '摘要' | '来源' | 'text', string>> = {}) => {
  const { text = '第一段，说清楚事情。\n\n第二段，\n  接着上一行。', ...heads } = {
    标题: '夏季甲类仓的限量',
    分类: 'safety',
    摘要: '七月至九月，甲类仓每间的存量另有上限。',
    来源: '化途编辑部',
    ...change,
  };
  return `${Object.entries(heads)
    .map(([name, said]) => `${name}：${said}`)
    .join('\n')}\n\n${text}\n`;
};
const write = (name: string, text: string) => FILES.set(name, text);
const numberOf = (told: string) => /编号 (\d+)/.exec(told)?.[1] ?? '';

type Detail = { title: string; paragraphs: string[]; publishedAt: string };
const read = (newsId: string) => gateway.get<Detail>(`${newsDetail.path}?newsId=${newsId}`);
const listed = async () =>
  (await gateway.get<{ records: { newsId: string }[] }>(`${newsPage.path}?type=safety&size=50`)).data.records.map(
    ({ newsId }) => newsId,
  );

describe('npm run content', () => {
  it('drafts, previews, publishes, changes, withdraws and restores an article', async () => {
    write('a.txt', file());
    const newsId = numberOf(await say('draft', 'a.txt'));
    expect(Number(newsId)).toBeGreaterThanOrEqual(1000);
    expect((await read(newsId)).status, 'a draft is read by nobody').toBe(404);
    expect(await listed()).not.toContain(newsId);
    expect(await say('preview', newsId)).toBe(
      '标题：夏季甲类仓的限量\n分类：safety\n摘要：七月至九月，甲类仓每间的存量另有上限。\n来源：化途编辑部\n\n第一段，说清楚事情。\n\n第二段，接着上一行。',
    );

    gateway.clock.advance(60_000);
    const firstAt = new Date(gateway.clock.now()).toISOString();
    expect(await say('publish', newsId)).toContain(`/news/${newsId}`);
    expect((await read(newsId)).data).toMatchObject({ title: '夏季甲类仓的限量', publishedAt: firstAt });
    expect(await listed()).toContain(newsId);
    expect(await say('publish', newsId)).toContain('没有草稿');

    write('b.txt', file({ 标题: '夏秋甲类仓的限量' }));
    await say('draft', 'b.txt', newsId);
    expect((await read(newsId)).data.title, 'what is published stays').toBe('夏季甲类仓的限量');
    expect(await say('list')).toContain(`${newsId}\t已发布，有草稿\t夏秋甲类仓的限量`);
    gateway.clock.advance(60_000);
    await say('publish', newsId);
    expect((await read(newsId)).data).toMatchObject({ title: '夏秋甲类仓的限量', publishedAt: firstAt });

    await say('take-back', newsId);
    expect((await read(newsId)).status).toBe(404);
    expect(await listed()).not.toContain(newsId);
    await expect(say('take-back', newsId)).rejects.toThrow('没有发布');
    const past = (await say('history', newsId)).split('\n').map((line) => line.split('\t'));
    expect(past.map(([number, act, , title]) => [number, act, title])).toEqual([
      ['1', '发布', '夏季甲类仓的限量'],
      ['2', '发布', '夏秋甲类仓的限量'],
      ['3', '撤下', '夏秋甲类仓的限量'],
    ]);

    await say('restore', newsId, '1');
    await say('publish', newsId);
    expect((await read(newsId)).data).toMatchObject({ title: '夏季甲类仓的限量', publishedAt: firstAt });
  });

  it('changes an installed article, whose first version stays in the history', async () => {
    write('c.txt', file({ 标题: '改过的第一篇', 分类: 'port' }));
    await say('draft', 'c.txt', '3');
    await say('publish', '3');
    expect((await read('3')).data.title).toBe('改过的第一篇');
    expect((await say('history', '3')).split('\n')).toHaveLength(2);
    await say('restore', '3', '1');
    expect(await say('preview', '3')).not.toContain('改过的第一篇');
  });

  it('removes invisible characters', async () => {
    write('d.txt', file({ 标题: '夏季\u202E甲类仓\u200B的限量', text: '只有一段。\u0007' }));
    const newsId = numberOf(await say('draft', 'd.txt'));
    expect(await say('preview', newsId)).toContain('标题：夏季甲类仓的限量\n');
    expect(await say('preview', newsId)).toMatch(/只有一段。$/);
  });

  it.each<[string, string, string]>([
    ['no heads', '只有正文，没有开头四行。', '分类应为'],
    ['a kind nobody knows', file({ 分类: 'gossip' }), '分类应为'],
    ['a title of two words', file({ 标题: '限量' }), '标题应为'],
    ['a summary that is a book', file({ 摘要: '长'.repeat(141) }), '摘要应为'],
    ['nobody who says it', file({ 来源: '' }), '来源应为'],
    ['no text', file({ text: '' }), '正文应为'],
    ['a paragraph that is a book', file({ text: '长'.repeat(2_001) }), '每段应为'],
    ['a script', file({ text: '先看<script>alert(1)</script>再说。' }), '纯文字'],
    ['a picture in the title', file({ 标题: '夏季<img src=x>的限量' }), '纯文字'],
  ])('refuses %s', async (_, text, why) => {
    write('e.txt', text);
    await expect(say('draft', 'e.txt')).rejects.toThrow(why);
  });

  it('reads a text line like a header as text, and joins wrapped lines with spaces', async () => {
    const text = '来源：海关的公告。\n\nCargo of class\n3 waits，\n第二行。';
    write('g.txt', `\n${file({ 来源: '安全部', text })}`);
    const told = await say('preview', numberOf(await say('draft', 'g.txt')));
    expect(told).toMatch(/来源：安全部\n\n来源：海关的公告。\n\nCargo of class 3 waits，第二行。$/);
  });

  it('accepts a less-than sign in text', async () => {
    write('f.txt', file({ text: '闪点 < 23℃ 的属于Ⅱ类，沸点 > 35℃。' }));
    expect(numberOf(await say('draft', 'f.txt'))).not.toBe('');
  });

  it.each([
    [[], '请写明要做什么'],
    [['draft'], '请写明文件'],
    [['draft', 'nowhere.txt'], '读不到文件'],
    [['draft', 'a.txt', '99999'], '没有编号'],
    [['publish', '99999'], '没有编号'],
    [['publish', '1; drop table news'], '编号应为数字'],
    [['preview', '99999'], '没有编号'],
    [['take-back', '99999'], '没有发布'],
    [['restore', '1', '9'], '没有版本'],
    [['restore', '1'], '版本应为数字'],
    [['history', 'x'], '编号应为数字'],
  ])('refuses %j: $1', async (words, why) => {
    await expect(say(...words)).rejects.toThrow(why);
  });
});
