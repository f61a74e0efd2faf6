import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { IMDG_EDITION } from '../../../../domain/goods/edition';
import { segregationCheck, unSearch } from '../../../../contract/world/dangerous-goods';
import type { ReplyOf } from '../../../../contract/wire/endpoint';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Verdict = ReplyOf<typeof segregationCheck>;
type Found = ReplyOf<typeof unSearch>;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const numbers = (...unNos: string[]) => ({ goods: unNos.map((unNo) => ({ unNo })) });
const check = (body: unknown) => gateway.post<Verdict>(segregationCheck.path, body);
const search = async (keyword: string) =>
  (await gateway.get<Found>(`${unSearch.path}?${new URLSearchParams({ keyword }).toString()}`)).data;

describe('segregation check', () => {
  it('blocks acid and alkali of one class, with reason, source and edition', async () => {
    const { data } = await check(numbers('1789', '1824', '1294'));
    expect(data.level).toBe('BLOCK');
    expect(data.reasons).toEqual(['盐酸与氢氧化钠溶液（液碱）：酸与碱需隔离（SG35/SG36）']);
    expect(data.pairs[0]?.reasons).toEqual(['酸与碱需隔离（SG35/SG36）']);
    expect(data.pairs.map(({ of, value }) => [...of, value])).toEqual([
      [0, 1, '2'],
      [0, 2, 'X'],
      [1, 2, 'X'],
    ]);
    expect(data.boxes).toEqual([[0, 2], [1]]);
    expect(data.edition).toBe(IMDG_EDITION);
    expect(data.source).toContain('7.2.4');
    expect(data.notice).toContain('以 SDS 第 14 章、承运人及海事机构审核为准');
    expect(data.goods[0]).toMatchObject({
      unNo: '1789',
      nameCn: '盐酸',
      hazardClass: '8',
      groups: [
        { code: '1', name: '酸' },
        { code: '1a', name: '强酸' },
      ],
    });
  });

  it('passes solvents, with column 16b still to check', async () => {
    const { data } = await check(numbers('1090', '1294'));
    expect(data).toMatchObject({ level: 'PASS_CHECK_DGL', boxes: [[0, 1]] });
    expect(data.reasons[0]).toContain('16b');
    expect(data.reasons.join(''), 'of nobody in particular').not.toMatch(/丙酮|甲苯/);
  });

  it('exempts a limited quantity', async () => {
    const { data } = await check({ goods: [{ unNo: '1789', isLimited: true }, { unNo: '1824' }] });
    expect(data.level).toBe('PASS');
    expect(data.reasons[0]).toContain('3.4.4.2');
  });

  it('mentions an ignored subsidiary hazard', async () => {
    const { data } = await check(numbers('1040', '1005'));
    expect(data.level).toBe('PASS_CHECK_DGL');
    expect(data.reasons.join()).toContain('次危险');
  });

  it('names the column 16b code that separates two goods, and numbers not yet checked', async () => {
    const oxidizing = await check(numbers('2031', '2789'));
    expect(oxidizing.data).toMatchObject({ level: 'BLOCK' });
    expect(oxidizing.data.reasons.join()).toContain('UN 2031 的第 16b 栏 SG6');
    const unread = await check(numbers('1993', '1230'));
    expect(unread.data).toMatchObject({ level: 'MANUAL' });
    expect(unread.data.reasons.join()).toContain('UN 1993 的第 16b 栏尚未核对');
  });

  it('is logged with goods, verdict and edition', async () => {
    await check(numbers('1263', '2014'));
    expect(gateway.lines.findLast(({ event }) => event === 'segregation')).toMatchObject({
      goods: '1263 2014',
      verdict: 'BLOCK',
      edition: IMDG_EDITION,
    });
  });

  it('rejects an unknown UN number by name', async () => {
    expect(await check(numbers('1789', '9999'))).toMatchObject({
      status: 200,
      code: '10004001',
      message: '未找到 UN 9999，请核对 SDS 第 14.1 节，或转人工核对',
      data: { unNo: '9999' },
    });
  });

  it.each([
    ['one alone', numbers('1789'), '至少填写 2 个'],
    ['six', numbers('1789', '1824', '1294', '1090', '1230', '1114'), '最多核对 5 个'],
    ['one twice', numbers('1789', '1789'), '只需填写一次'],
    ['letters', numbers('1789', 'UN12'), '4 位 UN 编号'],
    ['nothing', {}, 'goods'],
    ['no list', { goods: '1789' }, 'goods'],
    ['a list of nothing', { goods: [null, null] }, 'goods'],
    ['an SQL of sorts', numbers("1' or", '1824'), 'UN 编号'],
  ])('rejects %s with a message', async (_, body, words) => {
    const { status, code, message } = await check(body);
    expect([status, code]).toEqual([400, '00000400']);
    expect(message).toContain(words);
  });
});

describe('goods search', () => {
  it('finds by UN number, with class and subsidiary risks', async () => {
    const { records } = await search('UN 1230');
    expect(records[0]).toMatchObject({
      unNo: '1230',
      nameCn: '甲醇',
      hazardClass: '3',
      subRisks: ['6.1'],
      packingGroup: 'II',
      flashPointC: 11,
      casNo: '67-56-1',
      fit: 'start',
      marks: { unNo: [0, 4] },
    });
    expect(records[0]).not.toHaveProperty('initials');
  });

  it('returns twenty at most, with the total', async () => {
    const { records, total } = await search('');
    expect([records.length, total]).toEqual([20, 2818]);
  });

  it('returns nothing for an unknown number', async () => {
    expect(await search('9999')).toEqual({ total: 0, records: [] });
  });

  it('refuses a too long keyword', async () => {
    expect(await gateway.get(`${unSearch.path}?keyword=${'a'.repeat(61)}`)).toMatchObject({ status: 400 });
  });
});
