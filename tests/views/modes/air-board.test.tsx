import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { noFilter } from '../../../domain/offer/sailing-choice';
import { FlightsView } from '../../../src/modes/air/flights';
import stories from '../../../stories/modes/air-flights.stories';
import { BELLY, FREIGHTER, NEVER } from '../../../stories/modes/air.fixtures';
import { PATIENCE } from '../../support/patience';

const { view, on, renderChoice } = stories.args;
const told = { ...on, filter: vi.fn<typeof on.filter>(), toggleCompared: vi.fn<typeof on.toggleCompared>() };
const drawn = (change: Partial<typeof view>) => (
  <FlightsView view={{ ...view, ...change }} on={told} renderChoice={renderChoice} />
);
const textOf = async () => (await screen.findByRole('main')).textContent ?? '';

afterEach(async () => {
  await person.leaves();
  vi.clearAllMocks();
});

describe('flight list', () => {
  it('filters by airline, aircraft and acceptance', async () => {
    await person.opens(drawn({ filter: { ...noFilter, kinds: ['P'] } }));
    await person.press('checkbox', /^栈岚货运航空/);
    await person.press('checkbox', /^全货机/);
    await person.press('checkbox', /^客机腹舱/);
    await person.press('checkbox', /^只看能收的/);
    expect(told.filter.mock.calls.map(([change]) => change)).toStrictEqual([
      { carriers: ['ZLKY'] },
      { kinds: ['P', 'F'] },
      { kinds: [] },
      { answers: ['Y', 'R'] },
    ]);
  });

  it('offers a nonstop filter only when some flights stop', async () => {
    const ways = { direct: 1, via: 1 };
    await person.opens(drawn({ facets: { ...view.facets, ways } }));
    await person.press('checkbox', /^只看直飞/);
    expect(told.filter).toHaveBeenCalledWith({ ways: ['direct'] });
    await person.leaves();
    await person.opens(drawn({ facets: { ...view.facets, ways: { direct: 2, via: 0 } } }));
    expect(screen.queryByRole('checkbox', { name: /^只看直飞/ })).toBeNull();
  });

  it('compares price, aircraft and acceptance cut-off side by side', async () => {
    await person.opens(drawn({ compared: [FREIGHTER, BELLY], canCompare: true, isComparing: true }));
    const table = within(await screen.findByRole('dialog', { name: '航班对比' }, PATIENCE)).getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent ?? '');
    const at = (name: string) => rows.find((text) => text.startsWith(name));
    expect(at('机型')).toBe('机型宽体全货机宽体客机腹舱');
    expect(at('总价')).toContain('¥');
    expect(at('交货')).toContain('12-03');
    expect(at('理由')).toContain('客机限 60 L');
  });

  it('labels the comparison by flight and day', async () => {
    await person.opens(drawn({ rows: [FREIGHTER] }));
    await person.press('checkbox', /^对比.*ZLKY801 12-04/);
    expect(told.toggleCompared).toHaveBeenCalledWith(FREIGHTER.offerId);
  });

  it('shows the remaining kilograms of each flight', async () => {
    const left = [{ ...FREIGHTER.left[0], amount: 12_500_000 }] as typeof FREIGHTER.left;
    await person.opens(<main>{drawn({ rows: [{ ...FREIGHTER, left }] })}</main>);
    expect(await textOf()).toContain('余 12,500 kg');
    await person.leaves();
    await person.opens(<main>{drawn({ rows: [{ ...FREIGHTER, left: [] }] })}</main>);
    expect(await textOf()).toContain('余 0 kg');
  });

  it('shows the rate ladder with the applied break', async () => {
    await person.opens(<main>{drawn({ rows: [FREIGHTER] })}</main>);
    const ladder = within(await screen.findByRole('table', { name: '运价阶梯' }));
    expect(ladder.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('1000');
    expect(ladder.getByText('38').getAttribute('aria-current')).toBe('true');
  });

  it('hides the ladder of an unpriced flight and counts every belly that refuses the package', async () => {
    const unpriced = { ...FREIGHTER, state: 'ENQUIRE' as const, price: null };
    const later = { ...BELLY, offerId: 'A-YXHK201-261219', detail: { ...BELLY.detail, freighter: null } };
    await person.opens(<main>{drawn({ rows: [unpriced] })}</main>);
    expect(await textOf()).toContain('暂无即时价');
    expect(screen.queryByRole('table', { name: '运价阶梯' })).toBeNull();
    await person.leaves();
    await person.opens(<main>{drawn({ rows: [FREIGHTER, BELLY, later] })}</main>);
    expect(await textOf()).toContain('2 个客机航班不收这个包装');
  });

  it('marks every price as an example without a weight', async () => {
    const search = { ...view.search, isTrial: true };
    await person.opens(<main>{drawn({ rows: [FREIGHTER], search })}</main>);
    expect(await textOf()).toContain('按 260 kg 试算');
    expect(await textOf()).toContain('价格按 260 kg 试算，填入实际重量后重算');
    await person.leaves();
    await person.opens(drawn({ search, compared: [FREIGHTER, BELLY], canCompare: true, isComparing: true }));
    const dialog = await screen.findByRole('dialog', { name: '航班对比' }, PATIENCE);
    expect(within(dialog).getAllByText('试算')).toHaveLength(2);
  });

  it('prices a belly with smaller packages only when nothing else blocks it', async () => {
    await person.opens(<main>{drawn({ rows: [BELLY] })}</main>);
    expect(await textOf()).toContain('每件 ≤ 60 L 可送审（同重价格）');
    expect(await textOf()).toContain('换小包装可送审，价格也在这里');
    await person.leaves();
    await person.opens(<main>{drawn({ rows: [{ ...BELLY, detail: { ...BELLY.detail, upTo: null } }] })}</main>);
    expect(await textOf()).toContain('不报价');
    expect(await textOf()).not.toContain('价格也在这里');
  });

  it('AE4: is empty for forbidden goods with any filter and links to sea freight with the goods', async () => {
    await person.opens(drawn({ rows: [], offers: [NEVER], filter: { ...noFilter, kinds: ['P'] } }));
    expect(await screen.findByRole('heading', { name: '这批货航空禁运' })).toBeTruthy();
    const link = screen.getByRole('link', { name: '改查海运整箱' });
    expect(link.getAttribute('href')).toContain('/shippingFcl?d=Y&un=1263');
  });
});
