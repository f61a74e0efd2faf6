import { describe, expect, it } from 'vitest';

import {
  askedFor,
  missingIn,
  railAddress,
  railAskedIn,
  searchOf,
  keptWords,
} from '../../../../domain/modes/rail/address';
import { CORRIDORS, countriesOf, stopsOf } from '../../../../domain/modes/rail/corridor';
import { boxesLeft, weeksOf } from '../../../../domain/modes/rail/list';
import { RAIL } from '../../../../domain/modes/rail/mode';
import { pairedInstead } from '../../../../domain/modes/rail/pairing';
import type { CountedRail } from '../../../../domain/modes/rail/search';
import { RAIL_SEARCH } from '../../../../domain/modes/rail/search-mode';
import { ROUTES } from '../../../../server/trade/modes/rail/routes';
import { GLYCEROL, railQuoteFor, TO_DUISBURG } from '../../../support/rail-order';

const HOME = '?org=RXA&dst=RDU&d=N&goods=%E7%94%98%E6%B2%B9&etd=2026-12-01&box=40HQ*1';

describe('the address of the page of trains', () => {
  it('reads what the home page writes, and asks the gateway that', () => {
    expect(searchOf(railAskedIn(HOME))).toStrictEqual({ ...GLYCEROL, from: '2026-12-01' });
  });

  it('goes round, with whose boxes, how warm and by which permit', () => {
    for (const more of ['', '&own=SOC', '&heat=LINER', '&heat=NONE', '&border=RAL']) {
      const asked = railAskedIn(HOME + more);
      expect(railAskedIn(railAddress('', asked))).toStrictEqual(asked);
      const search = searchOf(asked);
      expect(search && askedFor(search)).toStrictEqual(asked);
    }
    const permitted = railAskedIn('?org=RXA&dst=RMO&d=Y&un=1823&box=20GP*2&ap=Y');
    expect(permitted).toMatchObject({ hasPermit: true, unNo: '1823' });
    expect(railAskedIn(railAddress('', permitted))).toStrictEqual(permitted);
    expect(railAddress('', railAskedIn('?org=RXA&dst=RMO&un=1263&pg=III'))).toContain('&pg=III');
  });

  it('leaves out what it says wrongly', () => {
    expect(railAskedIn('?org=CNSHA&dst=rdu&own=XXX&heat=HOT&border=RXA&d=N&un=1230&ap=Y')).toMatchObject({
      border: null,
      org: null,
      dst: null,
      owner: 'COC',
      heating: null,
      unNo: null,
      hasPermit: false,
    });
  });

  it('asks for what is missing: both stations, the number of dangerous goods, boxes that trains take', () => {
    expect(missingIn(railAskedIn(''))).toStrictEqual(['org', 'dst', 'goods']);
    expect(missingIn(railAskedIn('?org=RXA&dst=RXA&d=N&box=45HQ*1'))).toStrictEqual(['dst', 'boxes']);
    expect(searchOf(railAskedIn('?org=RXA&dst=RDU&d=Y&goods=x&box=40HQ*1'))).toBeNull();
    expect(RAIL_SEARCH.isBlank(railAskedIn(''))).toBe(true);
  });

  it('calls boxes that nobody has named an example, which no order takes over', () => {
    const asked = railAskedIn('?org=RXA&dst=RDU&d=N&goods=x');
    expect(asked).toMatchObject({ isTrial: true, boxType: '20GP', boxes: 1 });
    expect(railAddress('', asked)).not.toContain('box=');
    for (const box of ['abc', '40HQ', '40HQ*0', '40HQ*51', '99HQ*2', '40HQ*1,20GP*1'])
      expect(railAskedIn(`?org=RXA&dst=RDU&d=N&goods=x&box=${box}&more=40GP*1`), box).toMatchObject({
        isTrial: true,
        more: [],
      });
    const quote = railQuoteFor({ ...GLYCEROL, isTrial: true }, TO_DUISBURG);
    expect(RAIL.quoted(RAIL.blank, quote).boxes).toStrictEqual([{ type: '40HQ', count: '' }]);
  });
});

it('takes its border along while both stations stay, and never to another way', () => {
  const before = '?org=RXA&dst=RDU&d=N&goods=x&border=RAL';
  expect(keptWords(before, '?org=RXA&dst=RDU&d=Y&un=1823')).toStrictEqual(['own', 'more', 'border']);
  expect(keptWords(before, '?org=RXA&dst=RMO&d=N&goods=x')).toStrictEqual(['own', 'more']);
  expect(keptWords(before, '?org=RCQ&dst=RDU&d=N&goods=x')).toStrictEqual(['own', 'more']);
});

it('is asked again on any day and across any border, where it asks for one', () => {
  const asked = railAskedIn('?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1&border=REL');
  expect(RAIL_SEARCH.widened(asked)).toBe('/railWayIndex?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1');
  expect(RAIL_SEARCH.widened({ ...asked, border: null })).toBeNull();
});

describe('boxes of several types', () => {
  const asked = railAskedIn('?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1&more=20GP*2,40GP*1');

  it('are asked for together, and go round', () => {
    expect(searchOf(asked)?.boxes).toStrictEqual([
      { type: '40HQ', count: 1 },
      { type: '20GP', count: 2 },
      { type: '40GP', count: 1 },
    ]);
    expect(railAskedIn(railAddress('', asked))).toStrictEqual(asked);
    const search = searchOf(asked);
    expect(search && askedFor(search)).toStrictEqual(asked);
  });

  it('stand once each, beside what the bar asks for, and beside no example', () => {
    const more = (words: string) => railAskedIn(`?org=RXA&dst=RDU&d=N&goods=x${words}`).more;
    expect(more('&box=20GP*1&more=20GP*2')).toStrictEqual([]);
    expect(more('&box=40HQ*1&more=20GP*2,20GP*3,45HQ*1,40GP*0,40GP*51')).toStrictEqual([{ type: '20GP', count: 2 }]);
    expect(more('&more=20GP*2')).toStrictEqual([]);
  });

  it('RE1: an odd short box becomes a pair, or a long box beside those that are there', () => {
    const told = (...boxes: CountedRail[]) =>
      pairedInstead(boxes).map((way) => way.map(({ type, count }) => `${type}*${count}`).join());
    expect(told({ type: '20GP', count: 3 })).toStrictEqual(['20GP*4', '40HQ*2']);
    expect(told({ type: '40HQ', count: 1 }, { type: '20GP', count: 1 })).toStrictEqual(['40HQ*1,20GP*2', '40HQ*2']);
    expect(told({ type: '20GP', count: 2 })).toStrictEqual([]);
    expect(told({ type: '20GP', count: 49 }, { type: '40HQ', count: 50 })).toStrictEqual(['20GP*50,40HQ*50']);
  });
});

describe('the calendar and the line', () => {
  it('begins on Mondays, and ends with the week of the last train', () => {
    const weeks = weeksOf(['2026-12-09', '2026-12-02', '2026-12-18'].map((day) => ({ leavesAt: `${day}T04:00:00Z` })));
    expect(weeks.map(([monday]) => monday)).toStrictEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-20');
    expect(weeksOf([])).toStrictEqual([]);
  });

  it('counts what is left in boxes', () => {
    const left = [{ measure: 'TEU' as const, amount: 15 }];
    expect([boxesLeft({ left }, '40HQ'), boxesLeft({ left }, '20GP')]).toStrictEqual([7, 15]);
  });

  it('draws every change of gauge where it is, and the countries between', () => {
    const told = (line: '中欧' | '中俄' | '中亚', border: 'RAL' | 'RMZ' | 'RHG', code: string) =>
      stopsOf({ line, border, org: { nameCn: '西安' }, dst: { code, nameCn: '到站' } })
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

  it('knows a corridor for every route of the house, with the countries its trains come to', () => {
    for (const { line, border, dst } of ROUTES) {
      const corridor = CORRIDORS.find((one) => one.line === line && one.border === border);
      const ahead = corridor?.countries ?? [];
      expect(countriesOf(border, dst.code).slice(0, ahead.length), `${border} ${dst.code}`).toStrictEqual(ahead);
    }
  });
});
