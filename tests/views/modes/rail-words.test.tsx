import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { soonestDay } from '../../../domain/modes/rail/cutoffs';
import type { RailOffer } from '../../../domain/modes/rail/quote';
import { RAIL_LIST } from '../../../domain/modes/rail/search-mode';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { railSearchCopy } from '../../../src/copy/modes/rail/search';
import { ReceiptHistory } from '../../../src/features/order-success/receipt-history';
import { dueText } from '../../../src/features/order-success/receipt-words';
import { readRailQuery } from '../../../domain/modes/rail/address';
import { BorderAsked } from '../../../src/modes/rail/border-asked';
import { WayBoardView } from '../../../src/modes/rail/way-board';
import { MoreBoxes } from '../../../src/modes/rail/more-boxes';
import { CorridorLine } from '../../../src/modes/rail/corridor-line';
import { RailScopes } from '../../../src/modes/rail/scopes';
import { TrainsView } from '../../../src/modes/rail/trains';
import { boardView, boardWishes } from '../../../stories/booking/board.fixtures';
import { GLYCEROL, SEARCH, SODA, trainOn, trainsOf } from '../../../stories/modes/rail.fixtures';
import { NOW } from '../../../stories/order/quoted.fixtures';

it('the rail page describes the history of a rail order in rail terms', () => {
  const at = '2026-12-09T07:00:00.000Z';
  const past = (event: string, state: OrderState) => ({ event, state, at, note: null });
  const history = [
    past('space.released', 'BOOKED'),
    past('cargo.in', 'CARGO_IN'),
    past('departed', 'DEPARTED'),
    past('arrived', 'ARRIVED'),
  ];
  render(
    <ReceiptHistory
      history={history}
      stands={{ BOOKED: '已排计划', CARGO_IN: '已上站', DEPARTED: '已发车', ARRIVED: '已到站' }}
    />,
  );
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told.map((one) => one.replace(/^.*?(?=已)/, ''))).toEqual(['已到站', '已发车', '已上站', '已排计划']);
});

it('the rail page shows a start for station opening and an end for station closing', () => {
  expect(dueText('STATION_OPEN', '2026-12-04T07:00:00.000Z')).toMatch(/起$/);
  expect(dueText('STATION_CLOSE', '2026-12-07T07:00:00.000Z')).toMatch(/前$/);
});

const board = (search: typeof SEARCH, days: RailOffer[]) => (
  <TrainsView view={boardView(RAIL_LIST, search, days)} on={boardWishes()} renderChoice={() => null} />
);

it('the rail page shows the first orderable day without a permit for any weeks', () => {
  const search = { ...SEARCH, isDanger: 'Y' as const, unNo: '1823', goods: null, from: '2027-03-01' };
  render(board(search, trainsOf(search, SODA)));
  expect(document.body.textContent).toContain(`未办的可订 ${soonestDay(NOW, true).slice(5)} 起发车的班列`);
});

it('the rail page counts remaining containers of another type down to none', () => {
  const search: typeof SEARCH = {
    ...SEARCH,
    boxes: [
      { type: '40HQ', count: 1 },
      { type: '20GP', count: 2 },
      { type: '40GP', count: 1 },
    ],
  };
  render(<MoreBoxes offer={trainOn('2026-12-09', search, GLYCEROL)} search={search} />);
  const after = (name: string) =>
    new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'https://a').searchParams.get('more');
  expect(after(railSearchCopy.board.fewer('20GP'))).toBe('20GP*1,40GP*1');
  expect(after(railSearchCopy.board.fewer('40GP'))).toBe('20GP*2');
  expect(after(railSearchCopy.board.more('20GP'))).toBe('20GP*3,40GP*1');
});

it('the rail page offers to remove heating when nothing freezes', () => {
  const search = { ...SEARCH, heating: 'HEAT' as const };
  render(board(search, [trainOn('2027-04-14', search, GLYCEROL)]));
  expect(document.body.textContent).toContain('总价里的保温可以去掉');
  expect(screen.getByRole('link', { name: /^不加热$/ }).getAttribute('href')).toContain('heat=NONE');
});

it('the rail page shows no cold warning only when all goods are safe', () => {
  const search = { ...SEARCH, heating: 'HEAT' as const };
  const train = trainOn('2026-12-09', search, GLYCEROL);
  const heated = { level: 'PASS' as const, code: 'railWinterHeated' as const, given: { row: 1, goods: '甘油', c: 18 } };
  const inhibited = {
    level: 'MANUAL' as const,
    code: 'railWinterInhibited' as const,
    given: { row: 1, goods: '丙烯酸' },
  };
  const shown = (...findings: RailOffer['detail']['findings']) => {
    const { unmount } = render(board(search, [{ ...train, detail: { ...train.detail, findings } }]));
    const { className, textContent } = screen.getByRole('region', { name: '冬季走行' });
    unmount();
    return { isAtEase: className.includes('bg-good-tint'), told: textContent };
  };
  expect(shown(heated).isAtEase).toBe(true);
  expect(shown(heated, inhibited).isAtEase).toBe(false);
  expect(shown(inhibited, heated).told).toContain('需恒温专运方案');
});

it('the rail page shows the winter days of a route only for goods harmed by cold', () => {
  const told = (day: string, goods = GLYCEROL) => {
    const { unmount } = render(board(SEARCH, [trainOn(day, SEARCH, goods)]));
    const words = document.body.textContent;
    unmount();
    return words;
  };
  expect(told('2026-12-09')).toContain('12-09 发，最晚 12-27 到，途中 19 天在冬季（11-01 至 03-31）。');
  expect(told('2026-10-15')).toContain('10-15 发，最晚 11-02 到，途中 2 天在冬季（11-01 至 03-31）。');
  expect(told('2027-04-14')).not.toContain('在冬季');
  expect(told('2026-12-09', SODA)).not.toContain('在冬季');
});

it('the rail page offers no other containers for a train that refuses the goods', () => {
  const search = { ...SEARCH, boxes: [{ type: '20GP' as const, count: 3 }] };
  const paired = [{ boxes: [{ type: '20GP' as const, count: 4 }], total: 2_601_570 }];
  const train = trainOn('2026-12-09', search, GLYCEROL);
  const told = (level: 'BLOCK' | 'NEED_APPROVAL') => {
    const acceptance = { ...train.acceptance, level };
    const { unmount } = render(board(search, [{ ...train, acceptance, detail: { ...train.detail, paired } }]));
    const words = document.body.textContent;
    unmount();
    return words.includes('改一改更快');
  };
  expect([told('NEED_APPROVAL'), told('BLOCK')]).toEqual([true, false]);
});

it('the rail page shows transit days, arrival and remaining space of a train', () => {
  render(board(SEARCH, [trainOn('2026-12-09', SEARCH, GLYCEROL)]));
  const told = screen.getByRole('article').textContent;
  for (const words of ['15–18 天', '12-24', '至 12-27', '余 16 TEU（8 个 40HQ）', 'CIM/SMGS 统一运单'])
    expect(told).toContain(words);
});

it('the rail page shows pairing, notices and goods facts only where they apply', () => {
  const told = (search: typeof SEARCH, change: Partial<RailOffer['detail']> = {}) => {
    const train = trainOn('2026-12-09', search, GLYCEROL);
    const { unmount } = render(board(search, [{ ...train, detail: { ...train.detail, ...change } }]));
    const words = document.body.textContent;
    unmount();
    return words;
  };
  expect(told(SEARCH)).toContain('阿拉山口目前无限装公告');
  expect(told(SEARCH, { notice: { text: '积压', days: 6, until: '2026-12-11' } })).not.toContain('无限装公告');
  expect(told({ ...SEARCH, boxes: [{ type: '20GP', count: 3 }] })).not.toMatch(/成对，不需|40 尺箱不需/);
  expect(told({ ...SEARCH, isDanger: 'Y', unNo: '1823', goods: null })).not.toContain('按普通货物申报');
});

it('the rail page shows the classes of each station on the service page', () => {
  render(<RailScopes />);
  const told = document.body.textContent;
  for (const words of [
    '义乌西不办理危险品',
    '莫斯科（沃尔西诺）第 3、8、9 类',
    '约 30 天',
    '¥800.00',
    '11-01 至 03-31',
  ])
    expect(told).toContain(words);
});

const rowsShown = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .filter((row) => row.querySelector('td') !== null)
    .map(({ textContent }) => textContent);

const currentLinks = (): (string | null)[] =>
  screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);

it('the rail page shows one line with its borders, temperatures and weekly trains', () => {
  const { rerender } = render(<WayBoardView line="中俄" border={null} platform={null} unknown={null} />);
  expect(currentLinks()).toEqual(['中俄班列', '不限', '不限']);
  expect(rowsShown().slice(0, 3)).toEqual([
    '中俄二连浩特 / 扎门乌德蒙古、俄罗斯1 次约 -35℃',
    '中俄满洲里 / 后贝加尔斯克俄罗斯1 次约 -40℃',
    '郑州圃田 → 莫斯科（沃尔西诺）驿拓国际班列二连浩特周一、周四11–13 天',
  ]);
  expect(screen.getByRole('heading', { name: /^每周 7 班/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: '西安国际港 → 莫斯科（沃尔西诺）' }).getAttribute('href')).toBe(
    '/railWayIndex?org=RXA&dst=RMO&d=N',
  );
  rerender(<WayBoardView line="中俄" border="REL" platform={null} unknown={null} />);
  expect(currentLinks()).toEqual(['中俄班列', '二连浩特', '不限']);
  expect(rowsShown()).toEqual([
    '中俄二连浩特 / 扎门乌德蒙古、俄罗斯1 次约 -35℃',
    '郑州圃田 → 莫斯科（沃尔西诺）驿拓国际班列二连浩特周一、周四11–13 天',
    '西安国际港 → 莫斯科（沃尔西诺）驿拓国际班列二连浩特周三12–14 天',
  ]);
  rerender(<WayBoardView line={null} border={null} platform={null} unknown="中老" />);
  expect(screen.getByRole('status').textContent).toBe('没有“中老”这条线路，请从下面三条里选。');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '中欧班列',
    '中俄班列',
    '中亚班列',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

it('the rail page shows the border filter and the borders of the actual trains', () => {
  const asked = readRailQuery('?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1&border=REL');
  const { rerender } = render(<BorderAsked asked={asked} border="REL" />);
  expect(screen.getByRole('status').textContent).toBe('只看经二连浩特出境的班列。这两站之间的班列不经这个口岸，改看：');
  expect(screen.getByRole('link', { name: '经阿拉山口' }).getAttribute('href')).toBe(
    '/railWayIndex?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1&border=RAL',
  );
  expect(screen.getByRole('link', { name: '不限口岸' }).getAttribute('href')).toBe(
    '/railWayIndex?org=RXA&dst=RDU&d=N&goods=x&box=40HQ*1',
  );
  expect(screen.getByRole('link', { name: '经二连浩特的全部班列' }).getAttribute('href')).toBe(
    '/railWayIndex?border=REL',
  );
  rerender(<BorderAsked asked={{ ...asked, border: 'RAL' }} border="RAL" />);
  expect(screen.getByRole('status').textContent).toBe('只看经阿拉山口出境的班列。');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '不限口岸',
    '经阿拉山口的全部班列',
  ]);
});

it('the rail page reports a 20GP waiting for a pair only for an odd count', () => {
  const told = (count: number, amount: number) => {
    const search = { ...SEARCH, boxes: [{ type: '20GP' as const, count }] };
    const train = { ...trainOn('2026-12-09', search, GLYCEROL), left: [{ measure: 'TEU' as const, amount }] };
    const { unmount } = render(board(search, [train]));
    const words = document.body.textContent;
    unmount();
    return words.includes('本班有一个 20GP 在等配对');
  };
  expect([told(1, 15), told(3, 15), told(2, 15), told(1, 16)]).toEqual([true, true, false, false]);
});

it('the rail page shows the gauge at the start and at changes, not in transit countries', () => {
  render(<CorridorLine offer={trainOn('2026-12-09', SEARCH, GLYCEROL)} />);
  const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const countries = stops.filter((words) => /^(?:哈萨克斯坦|俄罗斯|白俄罗斯|波兰)/.test(words));
  expect(countries.length).toBeGreaterThan(0);
  expect(countries.filter((words) => /\d{4} mm/.test(words))).toEqual([]);
  const others = stops.slice(0, -1).filter((words) => !countries.includes(words));
  expect(others.filter((words) => !/\d{4} mm$/.test(words))).toEqual([]);
});
