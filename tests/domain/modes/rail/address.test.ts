import { describe, expect, it } from 'vitest';

import {
  queryFromSearch,
  missingParts,
  railAddress,
  readRailQuery,
  searchFromQuery,
  keptWords,
} from '../../../../domain/modes/rail/address';
import { CORRIDORS, countriesOnRoute, railStops } from '../../../../domain/modes/rail/corridor';
import { boxesLeft, departureWeeks } from '../../../../domain/modes/rail/list';
import { RAIL } from '../../../../domain/modes/rail/mode';
import { pairedInstead } from '../../../../domain/modes/rail/pairing';
import type { CountedRail } from '../../../../domain/modes/rail/search';
import { RAIL_SEARCH } from '../../../../domain/modes/rail/search-mode';
import { ROUTES } from '../../../../server/trade/modes/rail/routes';
import { GLYCEROL, railQuoteFor, TO_DUISBURG } from '../../../support/rail-order';

const HOME = '?org=RXA&dst=RDU&d=N&goods=%E7%94%98%E6%B2%B9&etd=2026-12-01&box=40HQ*1';

describe('address of the rail search', () => {
  it('reads the link of the home page', () => {
    expect(searchFromQuery(readRailQuery(HOME))).toStrictEqual({ ...GLYCEROL, from: '2026-12-01' });
  });

  it('survives a round trip with owner, heating and border', () => {
    for (const more of ['', '&own=SOC', '&heat=LINER', '&heat=NONE', '&border=RAL']) {
      const asked = readRailQuery(HOME + more);
      expect(readRailQuery(railAddress('', asked))).toStrictEqual(asked);
      const search = searchFromQuery(asked);
      expect(search && queryFromSearch(search)).toStrictEqual(asked);
    }
    const permitted = readRailQuery('?org=RXA&dst=RMO&d=Y&un=1823&box=20GP*2&ap=Y');
    expect(permitted).toMatchObject({ hasPermit: true, unNo: '1823' });
    expect(readRailQuery(railAddress('', permitted))).toStrictEqual(permitted);
    expect(railAddress('', readRailQuery('?org=RXA&dst=RMO&un=1263&pg=III'))).toContain('&pg=III');
  });

  it('drops invalid values', () => {
    expect(readRailQuery('?org=CNSHA&dst=rdu&own=XXX&heat=HOT&border=RXA&d=N&un=1230&ap=Y')).toMatchObject({
      border: null,
      org: null,
      dst: null,
      owner: 'COC',
      heating: null,
      unNo: null,
      hasPermit: false,
    });
  });

  it('reports missing stations, numbers of dangerous goods and rail boxes', () => {
    expect(missingParts(readRailQuery(''))).toStrictEqual(['org', 'dst', 'goods']);
    expect(missingParts(readRailQuery('?org=RXA&dst=RXA&d=N&box=45HQ*1'))).toStrictEqual(['dst', 'boxes']);
    expect(searchFromQuery(readRailQuery('?org=RXA&dst=RDU&d=Y&goods=x&box=40HQ*1'))).toBeNull();
    expect(RAIL_SEARCH.isBlank(readRailQuery(''))).toBe(true);
  });

  it('uses an example box that no order takes over', () => {
    const asked = readRailQuery('?org=RXA&dst=RDU&d=N&goods=x');
    expect(asked).toMatchObject({ isTrial: true, boxType: '20GP', boxes: 1 });
    expect(railAddress('', asked)).not.toContain('box=');
    for (const box of ['abc', '40HQ', '40HQ*0', '40HQ*51', '99HQ*2', '40HQ*1,20GP*1'])
      expect(readRailQuery(`?org=RXA&dst=RDU&d=N&goods=x&box=${box}&more=40GP*1`), box).toMatchObject({
        isTrial: true,
        more: [],
      });
    const quote = railQuoteFor({ ...GLYCEROL, isTrial: true }, TO_DUISBURG);
    expect(RAIL.quoted(RAIL.blank, quote).boxes).toStrictEqual([{ type: '40HQ', count: '' }]);
  });
});

it('keeps its border while both stations stay, and rows while the goods stay', () => {
  const before = '?org=RXA&dst=RDU&d=N&goods=x&border=RAL';
  expect(keptWords(before, '?org=RXA&dst=RDU&d=Y&un=1823')).toStrictEqual(['own', 'more', 'border']);
  expect(keptWords(before, '?org=RXA&dst=RMO&d=N&goods=x')).toStrictEqual(['own', 'more', 'rows']);
  expect(keptWords(before, '?org=RCQ&dst=RDU&d=N&goods=x')).toStrictEqual(['own', 'more', 'rows']);
  expect(keptWords(before, '?org=RXA&dst=RDU&d=N&goods=y')).toStrictEqual(['own', 'more', 'border']);
});

it('widens to any day and any border', () => {
  const asked = readRailQuery('?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1&border=REL');
  expect(RAIL_SEARCH.widened(asked)).toBe('/railWayIndex?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1');
  expect(RAIL_SEARCH.widened({ ...asked, border: null })).toBeNull();
});

describe('boxes of several types in a rail search', () => {
  const asked = readRailQuery('?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1&more=20GP*2,40GP*1');

  it('are requested together and survive a round trip', () => {
    expect(searchFromQuery(asked)?.boxes).toStrictEqual([
      { type: '40HQ', count: 1 },
      { type: '20GP', count: 2 },
      { type: '40GP', count: 1 },
    ]);
    expect(readRailQuery(railAddress('', asked))).toStrictEqual(asked);
    const search = searchFromQuery(asked);
    expect(search && queryFromSearch(search)).toStrictEqual(asked);
  });

  it('are listed once each, beside the bar box and no example', () => {
    const more = (words: string) => readRailQuery(`?org=RXA&dst=RDU&d=N&goods=x${words}`).more;
    expect(more('&box=20GP*1&more=20GP*2')).toStrictEqual([]);
    expect(more('&box=40HQ*1&more=20GP*2,20GP*3,45HQ*1,40GP*0,40GP*51')).toStrictEqual([{ type: '20GP', count: 2 }]);
    expect(more('&more=20GP*2')).toStrictEqual([]);
  });

  it('RE1: pair an odd short box, or replace it by a long one', () => {
    const told = (...boxes: CountedRail[]) =>
      pairedInstead(boxes).map((way) => way.map(({ type, count }) => `${type}*${count}`).join());
    expect(told({ type: '20GP', count: 3 })).toStrictEqual(['20GP*4', '40HQ*2']);
    expect(told({ type: '40HQ', count: 1 }, { type: '20GP', count: 1 })).toStrictEqual(['40HQ*1,20GP*2', '40HQ*2']);
    expect(told({ type: '20GP', count: 2 })).toStrictEqual([]);
    expect(told({ type: '20GP', count: 49 }, { type: '40HQ', count: 50 })).toStrictEqual(['20GP*50,40HQ*50']);
  });
});

describe('rail calendar and line', () => {
  it('starts weeks on Monday and ends with that of the last train', () => {
    const weeks = departureWeeks(
      ['2026-12-09', '2026-12-02', '2026-12-18'].map((day) => ({ leavesAt: `${day}T04:00:00Z` })),
    );
    expect(weeks.map(([monday]) => monday)).toStrictEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-20');
    expect(departureWeeks([])).toStrictEqual([]);
  });

  it('counts the remaining boxes', () => {
    const left = [{ measure: 'TEU' as const, amount: 15 }];
    expect([boxesLeft({ left }, '40HQ'), boxesLeft({ left }, '20GP')]).toStrictEqual([7, 15]);
  });

  it('draws every change of gauge and the countries between', () => {
    const told = (line: '中欧' | '中俄' | '中亚', border: 'RAL' | 'RMZ' | 'RHG', code: string) =>
      railStops({ line, border, org: { nameCn: '西安' }, dst: { code, nameCn: '到站' } })
        .map(({ name, gauge }) => `${name} ${gauge ?? ''}`.trim())
        .join('，');
    expect(told('中欧', 'RAL', 'RDU')).toBe(
      '西安 1435，阿拉山口 / 多斯特克 1520，哈萨克斯坦 1520，俄罗斯 1520，白俄罗斯 1520，布列斯特 / 马拉舍维奇 1435，波兰 1435，到站',
    );
    expect(told('中欧', 'RAL', 'RLO')).toBe(
      '西安 1435，阿拉山口 / 多斯特克 1520，哈萨克斯坦 1520，俄罗斯 1520，白俄罗斯 1520，布列斯特 / 马拉舍维奇 1435，到站',
    );
    expect(told('中俄', 'RMZ', 'RMO')).toBe('西安 1435，满洲里 / 后贝加尔斯克 1520，到站');
    expect(told('中亚', 'RHG', 'RTA')).toBe('西安 1435，霍尔果斯 / 阿腾科里 1520，哈萨克斯坦 1520，到站');
  });

  it('has a corridor for every route, with its countries', () => {
    for (const { line, border, dst } of ROUTES) {
      const corridor = CORRIDORS.find((one) => one.line === line && one.border === border);
      const ahead = corridor?.countries ?? [];
      expect(countriesOnRoute(border, dst.code).slice(0, ahead.length), `${border} ${dst.code}`).toStrictEqual(ahead);
    }
  });
});
