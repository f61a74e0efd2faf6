import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newsDetail } from '../../../../contract/content/cms';
import { CODES } from '../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import type { houseContent, readContent, saveContent } from '../../../../contract/house/content';
import { houseLog } from '../../../../contract/house/log';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

const HEADS = {
  title: '夏季甲类仓的限量',
  type: 'safety',
  summary: '七月至九月，甲类仓每间的存量另有上限。',
  source: '化途编辑部',
};
const WRITTEN = { heads: HEADS, text: '第一段。\n\n第二段。' };
const PAGE = {
  heads: { group: '安全与应急', title: '泄漏与着火', intro: '先停、先撤、先报。' },
  text: '找谁\n应急电话。',
};

let gateway: TestGateway;
let editor: Colleague;
let other: Colleague;
let auditor: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  editor = await colleague(gateway, 'content');
  other = await colleague(gateway, 'content');
  auditor = await colleague(gateway, 'auditor');
});
afterAll(() => gateway.close());

const post = <TReply>(path: string, body: object, { as } = editor) =>
  gateway.post<TReply>(`/api-desk/content${path}`, body, as);
const list = async () => (await post<ReplyOf<typeof houseContent>>('', {}, auditor)).data.records;
const look = async (ref: string) => (await post<ReplyOf<typeof readContent>>(`/${ref}`, {}, auditor)).data;
const save = (body: object, as = editor) => post<ReplyOf<typeof saveContent>>('/save', body, as);
const act = (ref: string, body: object, as = editor) => post(`/${ref}/act`, { number: null, ...body }, as);
const read = (newsId: string) => gateway.get<{ title: string }>(`${newsDetail.path}?newsId=${newsId}`);
const fresh = async () => (await save({ kind: 'news', key: null, turn: null, written: WRITTEN })).data.key;
const logged = (ref: string) =>
  gateway.database.query<{ act: string; said: string }>(
    'select act, said from desk_log where subject = $1 order by position',
    [ref],
  );

describe('content at the desk', () => {
  it('is drafted, published, changed, withdrawn and restored, each logged', async () => {
    const key = await fresh();
    expect((await read(key)).status, 'a draft is read by nobody').toBe(404);
    expect((await list()).find((line) => line.key === key)).toMatchObject({ state: 'DRAFT', hasDraft: true });
    expect((await look(`news/${key}`)).written).toEqual(WRITTEN);

    expect((await act(`news/${key}`, { act: 'publish', turn: 0 })).data).toEqual({ state: 'PUBLISHED' });
    expect((await read(key)).data.title).toBe(HEADS.title);
    const changed = { ...WRITTEN, heads: { ...HEADS, title: '夏秋甲类仓的限量' } };
    expect((await save({ kind: 'news', key, turn: 1, written: changed })).data).toEqual({ key });
    expect((await read(key)).data.title, 'what is published stays').toBe(HEADS.title);
    await act(`news/${key}`, { act: 'drop', turn: 2 });
    expect((await look(`news/${key}`)).written).toEqual(WRITTEN);
    await save({ kind: 'news', key, turn: 3, written: changed });
    await act(`news/${key}`, { act: 'publish', turn: 4 });
    await act(`news/${key}`, { act: 'takeBack', turn: 5 });
    expect((await read(key)).status).toBe(404);
    await act(`news/${key}`, { act: 'restore', turn: 6, number: 1 });
    await act(`news/${key}`, { act: 'publish', turn: 7 });
    expect((await read(key)).data.title).toBe(HEADS.title);

    const { past, turn, publishedAt } = await look(`news/${key}`);
    expect(turn).toBe(8);
    const detail = await gateway.get<ReplyOf<typeof newsDetail>>(`${newsDetail.path}?newsId=${key}`);
    expect(publishedAt, 'the preview says the day that readers see').toBe(detail.data.publishedAt);
    expect(past.map(({ number, act: done }) => [number, done])).toEqual([
      [1, 'published'],
      [2, 'published'],
      [3, 'takenBack'],
      [4, 'published'],
    ]);
    expect(new Set(past.map(({ who }) => who)).size).toBe(1);
    expect(past[0]?.who).not.toBeNull();
    const done = [
      'drafted',
      'published',
      'drafted',
      'dropped',
      'drafted',
      'published',
      'takenBack',
      'restored',
      'published',
    ];
    expect((await logged(`news/${key}`)).map((line) => line.act)).toEqual(done.map((one) => `content.${one}`));
    expect(await findBrokenLine(gateway.database)).toBeNull();
    const asked = { who: '', act: 'content.restored', subject: '', day: '', page: 1 };
    const { data } = await gateway.post<ReplyOf<typeof houseLog>>(houseLog.path, asked, auditor.as);
    expect(data.records[0]?.subject).toEqual({ kind: 'news', no: key, name: HEADS.title });
  });

  // No installation contains pages of this branch.
  it('creates a help page under its code once', async () => {
    const asked = { kind: 'help', key: '9.1.1', turn: null, written: PAGE };
    expect((await save(asked)).data).toEqual({ key: '9.1.1' });
    expect(await save(asked, other)).toMatchObject({ status: 409, code: HOUSE_CODES.contentTaken });
    await act('help/9.1.1', { act: 'publish', turn: 0 });
    expect((await gateway.get('/api-cms/help/detail?code=9.1')).data).toMatchObject({ code: '9.1.1', shows: null });
  });

  it('rejects the second of two parallel edits', async () => {
    const key = await fresh();
    const mine = { ...WRITTEN, text: '我的一段。' };
    expect((await save({ kind: 'news', key, turn: 0, written: mine }, other)).code).toBe(CODES.success);
    const late = await save({ kind: 'news', key, turn: 0, written: WRITTEN });
    expect(late).toMatchObject({ status: 409, code: HOUSE_CODES.caseMoved });
    expect(await act(`news/${key}`, { act: 'publish', turn: 0 })).toMatchObject({ status: 409 });
    expect((await look(`news/${key}`)).written.text).toBe('我的一段。');
  });

  it('accepts one of fifty parallel edits', async () => {
    const key = await fresh();
    const tries = Array.from({ length: 50 }, (_, at) =>
      save(
        { kind: 'news', key, turn: 0, written: { ...WRITTEN, text: `第 ${at} 人的一段。` } },
        at % 2 ? editor : other,
      ),
    );
    const ends = await Promise.all(tries);
    expect(ends.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect(ends.filter(({ code }) => code === HOUSE_CODES.caseMoved)).toHaveLength(49);
    expect(await logged(`news/${key}`)).toHaveLength(2);
  });

  it.each<[string, object, number]>([
    ['a script', { written: { ...WRITTEN, text: '先看<script>alert(1)</script>再说。' } }, 400],
    [
      'a mark that turns a line around',
      { written: { ...WRITTEN, heads: { ...HEADS, title: '夏季\u202E甲类仓的限量' } } },
      400,
    ],
    ['a title of two words', { written: { ...WRITTEN, heads: { ...HEADS, title: '限量' } } }, 400],
    ['a kind nobody knows', { written: { ...WRITTEN, heads: { ...HEADS, type: 'gossip' } } }, 400],
    ['a book', { written: { ...WRITTEN, text: '长'.repeat(100_001) } }, 400],
    ['a megabyte', { written: { ...WRITTEN, text: '长'.repeat(400_000) } }, 413],
    ['an article under a number of its own', { key: '77' }, 400],
    ['a page of help without a code', { kind: 'help', written: PAGE }, 400],
    ['a page of help under what is no code', { kind: 'help', key: '0.0', written: PAGE }, 400],
    ['what was never written', { key: '99999', turn: 0 }, 404],
    ['a kind of document nobody knows', { kind: 'law' }, 400],
  ])('refuses %s with a reason', async (_, change, status) => {
    const before = await list();
    const told = await save({ kind: 'news', key: null, turn: null, written: WRITTEN, ...change });
    expect(told.status).toBe(status);
    expect(told.message).toMatch(/[一-鿿]/);
    expect(await list()).toEqual(before);
  });

  it('does nothing that cannot be done with it stands', async () => {
    const key = await fresh();
    for (const body of [
      { act: 'takeBack', turn: 0 },
      { act: 'drop', turn: 0 },
      { act: 'restore', turn: 0 },
      { act: 'restore', turn: 0, number: 9 },
    ])
      expect((await act(`news/${key}`, body)).status, body.act).toBe(400);
    await act(`news/${key}`, { act: 'publish', turn: 0 });
    await save({ kind: 'news', key, turn: 1, written: { ...WRITTEN, text: '另一段。' } });
    expect((await act(`news/${key}`, { act: 'restore', turn: 2, number: 1 })).status, 'over a draft').toBe(400);
    expect((await look(`news/${key}`)).written.text).toBe('另一段。');
    expect((await logged(`news/${key}`)).map((line) => line.act)).toEqual([
      'content.drafted',
      'content.published',
      'content.drafted',
    ]);
    expect((await post('/news/99999', {}, auditor)).status).toBe(404);
    expect((await act('help/9.9.9', { act: 'publish', turn: 0 })).status).toBe(404);
  });
});
