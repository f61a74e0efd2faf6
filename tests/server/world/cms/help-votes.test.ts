import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import { ownHelpVote, voteOnHelp } from '../../../../contract/content/help-votes';
import type { houseContent, readContent } from '../../../../contract/house/content';
import type { HelpVote } from '../../../../domain/content/help-vote';
import { freshAddress, openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from '../../people/staff/support/staff';

const YES: HelpVote = { helped: true, reason: null, words: '' };
const NO: HelpVote = { helped: false, reason: 'incomplete', words: '没有写洗罐费由谁出' };
const CODE = '1.2.1';

let gateway: TestGateway;
let editor: Colleague;
beforeAll(async () => {
  gateway = await openTestGateway();
  editor = await colleague(gateway, 'content');
});
afterAll(() => gateway.close());

const browser = () => ({ cookie: `helpReader=${randomBytes(16).toString('base64url')}` });
type Browser = ReturnType<typeof browser>;
const vote = (as: Browser, body: object, peer = freshAddress()) =>
  gateway.post<ReplyOf<typeof voteOnHelp>>(voteOnHelp.path, { code: CODE, version: 0, ...YES, ...body }, as, peer);
const own = async (as: Browser, version = 0) =>
  (await gateway.post<ReplyOf<typeof ownHelpVote>>(ownHelpVote.path, { code: CODE, version }, as)).data.vote;
const atDesk = async () =>
  (await gateway.post<ReplyOf<typeof readContent>>(`/api-desk/content/help/${CODE}`, {}, editor.as)).data.votes;
const listed = async (key: string) =>
  (await gateway.post<ReplyOf<typeof houseContent>>('/api-desk/content', {}, editor.as)).data.records.find(
    (line) => line.key === key,
  )?.votes;
const counted = async () =>
  (await gateway.database.query<{ code: string }>('select code from help_votes where code = $1', [CODE])).length;

describe('vote on a help page', () => {
  it('is stored once per browser, returned to it, and changeable', async () => {
    const first = { cookie: 'theme=dark' };
    const { headers, data } = await vote(first, YES);
    expect(data).toEqual({ vote: YES });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^helpReader=[\w-]{22}; Path=\/api-cms\/help; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
    const same = { cookie: cookie.split(';')[0] ?? '' };
    expect(await own(same)).toEqual(YES);
    expect(await own(browser()), 'nobody else is told').toBe(null);
    await vote(same, YES);
    expect((await vote(same, { ...NO, words: ` ${NO.words} ` })).data).toEqual({ vote: NO });
    expect(await own(same)).toEqual(NO);
    expect(await counted()).toBe(1);
    const [row] = await gateway.database.query<{ reader: Buffer }>('select reader from help_votes');
    expect(Buffer.from(row?.reader ?? []).toString('utf8'), 'the cookie itself is not kept').not.toContain(
      same.cookie.slice('helpReader='.length),
    );
  });

  it('is shown at the desk only, with its reasons', async () => {
    await Promise.all([
      vote(browser(), YES),
      vote(browser(), YES),
      vote(browser(), { ...NO, reason: 'wrong', words: '' }),
    ]);
    expect(await listed(CODE)).toEqual({ helped: 2, unhelped: 2 });
    expect(await listed('1.1.1')).toBe(null);
    const votes = await atDesk();
    expect(votes).toMatchObject({ helped: 2, unhelped: 2, before: { helped: 0, unhelped: 0 } });
    expect(votes?.reasons).toEqual([
      { reason: 'incomplete', count: 1 },
      { reason: 'wrong', count: 1 },
    ]);
    expect(votes?.said).toMatchObject([{ reason: 'incomplete', words: NO.words }]);
  });

  it('belongs to the version read, and is requested again for another', async () => {
    const reader = browser();
    await vote(reader, NO);
    const { turn, written } = (
      await gateway.post<ReplyOf<typeof readContent>>(`/api-desk/content/help/${CODE}`, {}, editor.as)
    ).data;
    const text = `${written.text}\n\n洗罐费\n由收货人付。`;
    const save = { kind: 'help', key: CODE, turn, written: { ...written, text } };
    await gateway.post('/api-desk/content/save', save, editor.as);
    const act = { turn: turn + 1, act: 'publish', number: null };
    await gateway.post(`/api-desk/content/help/${CODE}/act`, act, editor.as);

    const late = await vote(reader, YES);
    expect(late).toMatchObject({ status: 409, code: CODES.moveRefused, message: '这一页刚刚改过，请重新载入后再评价' });
    expect(await own(reader), 'what was said of the old one stands').toEqual(NO);
    expect(await own(reader, 1)).toBe(null);
    expect(await listed(CODE)).toBe(null);
    await vote(reader, { ...YES, version: 1 });
    expect(await atDesk()).toMatchObject({ helped: 1, unhelped: 0, before: { helped: 2, unhelped: 3 } });
  });

  it('counts once for fifty parallel requests of one browser', async () => {
    const [reader, peer] = [browser(), freshAddress()];
    const before = await counted();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => vote(reader, { ...(turn % 2 === 0 ? YES : NO), version: 1 }, peer)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await counted()).toBe(before + 1);
  });

  it.each<[string, object, number]>([
    ['a page that nobody knows', { code: '9.9.9' }, 404],
    ['a branch', { code: '1.2', version: 1 }, 404],
    ['a version to come', { version: 7 }, 409],
    ['a code that is none', { code: "1' or '1'='1" }, 400],
    ['a version that is none', { version: -1 }, 400],
    ['a version beyond all numbers', { version: 1e12 }, 400],
    ['a yes with a reason', { reason: 'wrong' }, 400],
    ['a no without one', { helped: false }, 400],
    ['a reason that there is not', { helped: false, reason: 'boring' }, 400],
    ['something else that is not said', { helped: false, reason: 'other', words: '图' }, 400],
    ['a book', { helped: false, reason: 'other', words: '字'.repeat(201) }, 400],
    ['words that cannot be seen', { ...NO, words: '没有\u202E写' }, 400],
    ['a nought', { ...NO, words: '没有\u0000写' }, 400],
    ['no vote', { helped: null }, 400],
  ])('is refused with %s', async (_, body, status) => {
    expect(await vote(browser(), { version: 1, ...body })).toMatchObject({ status });
  });

  it('stores typed markup as text', async () => {
    const words = '<img src=x onerror=alert(1)>';
    expect((await vote(browser(), { ...NO, words, version: 1 })).status).toBe(200);
    expect((await atDesk())?.said.map((one) => one.words)).toContain(words);
  });

  it('is limited to three hundred a day per address, while earlier voters may change theirs', async () => {
    const peer = freshAddress();
    const first = browser();
    expect((await vote(first, { ...YES, version: 1 }, peer)).status).toBe(200);
    await gateway.database.query('update counts set count = 300 where kind = $1 and subject = $2', [
      'help vote',
      `address ${peer}`,
    ]);
    const before = await counted();
    expect(await vote(browser(), { ...YES, version: 1 }, peer)).toMatchObject({ status: 429, code: CODES.tooMany });
    expect(await counted()).toBe(before);
    expect((await vote(first, { ...NO, version: 1 }, peer)).status).toBe(200);
  });
});
