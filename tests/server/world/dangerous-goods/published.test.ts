import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  publishedDifferences,
  publishedGoods,
  publishedRefusals,
  publishedRuleCodes,
} from '../../../../contract/world/published-goods';
import { MODE_IDS } from '../../../../domain/mode-ids';
import { CODES } from '../../../../contract/wire/envelope';
import { openTestGateway, type TestGateway } from '../../support/gateway';

type Page = { version: string; total: number; next: number | null; columns: string[]; rows: string[][] };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const pageAt = async (path: string, query: Record<string, string>): Promise<Page> =>
  (await gateway.get<Page>(`${path}?${new URLSearchParams(query).toString()}`)).data;

async function wholeTable(path: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let from: number | null = 0; from !== null; from = pages.at(-1)?.next ?? null)
    pages.push(await pageAt(path, { from: String(from) }));
  return pages;
}

const MOST_BYTES = 500_000;

describe('published list of goods', () => {
  it('gives each of the 2,860 rows once, in pages of bounded size and one version', async () => {
    const pages = await wholeTable(publishedGoods.path);
    const rows = pages.flatMap((page) => page.rows);
    expect([rows.length, new Set(rows.map(([unNo]) => unNo)).size]).toEqual([2860, 2347]);
    expect(new Set(rows.map((row) => `${row[0]}${row[1]}`)).size).toBe(2860);
    expect(new Set(pages.map(({ version }) => version)).size).toBe(1);
    expect(pages.every((page) => JSON.stringify(page).length < MOST_BYTES)).toBe(true);
    expect(rows.every((row) => row.length === pages[0]?.columns.length)).toBe(true);
    expect(pages[0]?.columns).not.toContain('sounds');
  });

  it('gives all rows of one number, with sources and licence', async () => {
    const page = await pageAt(publishedGoods.path, { unNo: '1263' });
    expect(page).toMatchObject({ total: 3, next: null });
    expect(page).toMatchObject({ edition: expect.stringContaining('42-24') as string });
    expect(page).toHaveProperty('sources.0.name', 'IMDG 42-24');
    expect(page).toHaveProperty('licence');
  });

  it('answers 404 for a number that is in no list', async () => {
    expect(await gateway.get(`${publishedGoods.path}?unNo=9999`)).toMatchObject({ status: 404 });
  });

  it.each(['unNo=12', "unNo=1' or '1'='1", 'unNo=１２６３', 'unNo=__proto__', 'from=-1', 'from=1e9', 'from=9999999'])(
    'refuses %s',
    async (query) => {
      const reply = await gateway.get(`${publishedGoods.path}?${encodeURI(query)}`);
      expect(reply).toMatchObject({ status: 400, code: CODES.badRequest });
    },
  );

  it('ends behind the last row', async () => {
    expect(await pageAt(publishedGoods.path, { from: '2860' })).toMatchObject({ rows: [], next: null, total: 2860 });
  });

  it('gives each decided difference with both values, a source and a reason', async () => {
    const pages = await wholeTable(publishedDifferences.path);
    const rows = pages.flatMap((page) => page.rows);
    expect(rows).toHaveLength(pages[0]?.total ?? 0);
    const why = pages[0]?.columns.indexOf('why') ?? -1;
    expect(rows.filter((row) => row[why] === '')).toEqual([]);
  });

  it('names each code that refuses or holds a row, with a sentence', async () => {
    const { data } = await gateway.get<{ codes: { code: string; level: string; text: string }[] }>(
      publishedRefusals.path,
    );
    expect(data.codes.filter(({ level }) => level === 'BLOCK').map(({ code }) => code)).toContain('class-7');
    expect(data.codes.filter(({ text }) => !/[一-鿿]/u.test(text))).toEqual([]);
    expect(new Set(data.codes.map(({ code }) => code)).size).toBe(data.codes.length);
  });

  it('gives the codes of a mode, each with its modes, sentence and rule', async () => {
    type Codes = {
      version: string;
      codes: { code: string; modes: string[]; text: string; rule: { source: string } }[];
    };
    const codesOf = async (query: string) => (await gateway.get<Codes>(`${publishedRuleCodes.path}${query}`)).data;
    const all = await codesOf('');
    expect(JSON.stringify(all).length).toBeLessThan(MOST_BYTES);
    for (const mode of MODE_IDS) {
      const own = await codesOf(`?mode=${mode}`);
      expect(own.version).toBe(all.version);
      expect(own.codes).toStrictEqual(all.codes.filter(({ modes }) => modes.includes(mode)));
      expect(own.codes.length).toBeGreaterThan(0);
    }
    const [refused] = (await codesOf('?mode=AIR')).codes.filter(({ code }) => code === 'goodsRefused');
    expect(refused).toMatchObject({
      text: '第 {row} 行：{goods}{text}',
      rule: { source: expect.stringContaining('平台承运范围') as string },
    });
    expect(await gateway.get(`${publishedRuleCodes.path}?mode=CAR`)).toMatchObject({ status: 400 });
  });

  it.each([publishedGoods, publishedDifferences, publishedRefusals, publishedRuleCodes].map(({ path }) => path))(
    'answers 304 for the tag of %s and stays for a day',
    async (path) => {
      const first = await gateway.request(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
      const etag = first.headers.get('etag') ?? '';
      const again = await gateway.request(path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );
});
