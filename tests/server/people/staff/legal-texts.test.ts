import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { legalText } from '../../../../contract/content/content';
import { CODES } from '../../../../contract/wire/envelope';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { HOUSE_CODES } from '../../../../contract/house/codes';
import type { readContent } from '../../../../contract/house/content';
import { FIRST_EDITIONS } from '../../../../domain/order/papers/protocol';
import { dayAt, daysAfter, momentOf } from '../../../../domain/values/days';
import { findBrokenLine } from '../../../../server/base/house-log/log';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { type Colleague, colleague } from './support/staff';

const TEXT = '# 一、收费\n\n价格以下单时页面所示为准。\n\n- 加急另计。\n\n| 项目 | 时限 |\n| 报告 | 3 日 |';
const KEY = 'desk-protocol';
const HOLDS = FIRST_EDITIONS[KEY];

let gateway: TestGateway;
let author: Colleague;
let publisher: Colleague;
let today: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  gateway.clock.advance(momentOf(daysAfter(HOLDS, 5), 10) - gateway.clock.now());
  author = await colleague(gateway, 'content');
  publisher = await colleague(gateway, 'administrator');
  today = dayAt(gateway.clock.now());
});
afterAll(() => gateway.close());

const written = (effectiveOn: string, text = TEXT) => ({
  heads: { title: '化途危品服务协议', effectiveOn, summary: '本协议说明服务几时开始、怎样收费。' },
  text,
});
const look = async ({ as } = author, key = KEY) =>
  (await gateway.post<ReplyOf<typeof readContent>>(`/api-desk/content/legal/${key}`, {}, as)).data;
const save = async (body: ReturnType<typeof written>, { as } = author) =>
  gateway.post('/api-desk/content/save', { kind: 'legal', key: KEY, turn: (await look()).turn, written: body }, as);
const act = async (name: string, { as } = publisher, turn?: number) =>
  gateway.post(`/api-desk/legal/${KEY}/act`, { act: name, turn: turn ?? (await look()).turn }, as);
const actAsText = async (name: string, number: number | null = null) =>
  gateway.post(`/api-desk/content/legal/${KEY}/act`, { act: name, number, turn: (await look()).turn }, author.as);
const edition = (version?: string) =>
  gateway.get<ReplyOf<typeof legalText>>(
    `${legalText.path}?documentId=${KEY}${version === undefined ? '' : `&version=${version}`}`,
  );

describe('next edition of an agreement at the desk', () => {
  it('starts from the current one, which round-trips through the editor', async () => {
    const shown = await look();
    expect(shown.legal).toEqual({ holds: HOLDS, comes: null, from: daysAfter(today, 1), isOwn: false });
    expect(shown.written.heads.effectiveOn).toBe(HOLDS);
    const { sections } = (await edition()).data;
    for (const { heading } of sections) expect(shown.written.text).toContain(`# ${heading}`);
    const account = await look(author, 'user-agreement');
    expect(account.legal?.from, 'announced seven days before').toBe(daysAfter(today, 7));
  });

  it('is drafted by one, published by another, valid from its day, and keeps earlier editions', async () => {
    const day = daysAfter(today, 3);
    const before = (await edition()).data;
    expect((await save(written(day))).status).toBe(200);
    expect((await edition(day)).status, 'a draft is no edition').toBe(404);
    expect((await actAsText('publish')).code, 'its author publishes nothing').toBe(CODES.badRequest);
    expect((await act('publish', publisher, 0)).code, 'of what was read before').toBe(HOUSE_CODES.caseMoved);
    expect((await act('publish')).status).toBe(200);
    expect((await look()).legal).toMatchObject({ holds: HOLDS, comes: day });
    expect((await edition()).data, 'until its day').toEqual(before);
    expect((await edition(day)).data).toMatchObject({ version: day, effectiveOn: day, title: '化途危品服务协议' });
    expect((await act('publish')).code).toBe(CODES.badRequest);
  });

  it('is withdrawn before its day and becomes a draft again', async () => {
    const { comes } = (await look()).legal ?? {};
    expect((await actAsText('takeBack')).code).toBe(CODES.badRequest);
    expect((await act('takeBack')).status).toBe(200);
    expect((await edition(comes ?? '')).status).toBe(404);
    expect(await look()).toMatchObject({
      state: 'PUBLISHED',
      hasDraft: true,
      written: { heads: { effectiveOn: comes } },
      legal: { holds: HOLDS, comes: null },
    });
    expect((await act('takeBack')).code, 'what holds is never taken back').toBe(CODES.badRequest);
    expect((await look()).past.map((one) => one.act)).toEqual(['published', 'published', 'takenBack']);
  });

  it('cannot be published by an author of the draft, or for today or a past day', async () => {
    const both = await colleague(gateway, 'administrator', 'content');
    expect((await save(written(daysAfter(today, 5)), both)).status).toBe(200);
    expect((await look(both)).legal?.isOwn).toBe(true);
    const own = await act('publish', both);
    expect([own.code, own.message]).toEqual([CODES.badRequest, '自己改过的草稿，需由没有改过它的管理员发布']);
    for (const day of [HOLDS, today]) {
      await save(written(day));
      const early = await act('publish');
      expect([early.code, early.message]).toEqual([
        CODES.badRequest,
        `生效日最早为 ${daysAfter(today, 1)}，请先改草稿的生效日`,
      ]);
    }
    expect((await act('publish', both)).message, 'they stay one of its authors').toBe(own.message);
    expect((await actAsText('drop')).status).toBe(200);
    expect((await actAsText('restore', 2)).status).toBe(200);
    expect((await actAsText('drop')).status).toBe(200);
  });

  it('is refused with each fault of its text', async () => {
    const refused = async (body: ReturnType<typeof written>) => (await save(body)).message;
    expect(await refused(written('2027-02-30'))).toContain('生效日应为日期');
    expect(await refused(written('2027-02-01', '没有小标题的一段'))).toContain('小标题');
    expect(await refused(written('2027-02-01', '# 空的一节'))).toContain('应有正文');
    expect(await refused(written('2027-02-01', '# 一节\n\n| 一 | 二 |\n| 三 |'))).toContain('表格');
    expect(await refused(written('2027-02-01', '# 一节\n\n<script>alert(1)</script>'))).toContain('HTML');
    expect(await refused(written('2027-02-01', '# 一节\n\n藏\u202E起'))).toContain('看不见');
  });

  it('is immutable from its day on', async () => {
    const day = daysAfter(today, 1);
    await save(written(day));
    expect((await act('publish')).status).toBe(200);
    gateway.clock.advance(24 * 3_600_000);
    author = await colleague(gateway, 'content');
    publisher = await colleague(gateway, 'administrator');
    expect((await edition()).data.version).toBe(day);
    expect((await act('takeBack')).code).toBe(CODES.badRequest);
    expect((await edition(HOLDS)).data.version, 'what was agreed to before is read for ever').toBe(HOLDS);
    expect(await findBrokenLine(gateway.database)).toBeNull();
  });
});
