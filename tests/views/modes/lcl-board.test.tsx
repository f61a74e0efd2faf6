import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { LclQuery } from '../../../domain/modes/lcl/search';
import { noFilter } from '../../../domain/offer/sailing-choice';
import { DeparturesView } from '../../../src/modes/lcl/departures';
import { NearestShed } from '../../../src/modes/lcl/lcl-search-page';
import stories from '../../../stories/modes/lcl-departures.stories';
import { CLASHING, DEPARTURE } from '../../../stories/modes/lcl.fixtures';
import { PATIENCE } from '../../support/patience';

const { view, on, renderChoice } = stories.args;
const told = { ...on, filter: vi.fn<typeof on.filter>(), toggleCompared: vi.fn<typeof on.toggleCompared>() };
const drawn = (change: Partial<typeof view> | object = {}) => (
  <DeparturesView view={{ ...view, ...change }} on={told} renderChoice={renderChoice} />
);
const day = DEPARTURE.leavesAt.slice(5, 10);

afterEach(async () => {
  await person.leaves();
  vi.clearAllMocks();
});

describe('LCL departure list', () => {
  it('filters by warehouse and acceptance with the count of each', async () => {
    await person.opens(drawn());
    await person.press('checkbox', /临港综合拼箱仓/);
    expect(told.filter).toHaveBeenCalledWith({ carriers: ['SHLG'] });
    await person.press('checkbox', /^只看可拼/);
    expect(told.filter).toHaveBeenCalledWith({ answers: ['Y'] });
  });

  it('counts filtered departures only', async () => {
    await person.opens(drawn({ rows: [CLASHING] }));
    expect((await screen.findByRole('status')).textContent).toBe('1 班里 0 班能拼');
    await person.leaves();
    await person.opens(drawn({ rows: [CLASHING], facets: { ...view.facets, count: 1 } }));
    expect((await screen.findByRole('status')).textContent).toBe('1 班里 0 班能拼，近期没有能直接拼的班次');
    expect(screen.getByRole('link', { name: '按整箱查' }).getAttribute('href')).toMatch(
      /^\/shippingFcl\?org=CNSHA&dst=NLRTM&d=Y&un=1230&/,
    );
  });

  it('clears a filter by a second press', async () => {
    await person.opens(drawn({ filter: { ...noFilter, answers: ['Y'], carriers: ['SHLG'] } }));
    await person.press('checkbox', /临港综合拼箱仓/);
    expect(told.filter).toHaveBeenCalledWith({ carriers: [] });
    await person.press('checkbox', /^只看可拼/);
    expect(told.filter).toHaveBeenCalledWith({ answers: [] });
  });

  it('compares departures side by side with the classes in each container', async () => {
    await person.opens(drawn({ compared: [DEPARTURE, CLASHING], canCompare: true, isComparing: true }));
    const table = within(await screen.findByRole('dialog', {}, PATIENCE)).getByRole('table');
    const cells = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(cells.find((text) => text?.startsWith('箱内已有'))).toContain('第 9 类');
    expect(cells.find((text) => text?.startsWith('总价'))).toContain('$');
  });

  it.each([
    ['DG_APPLY', '已过危品申请'],
    ['CFS_CLOSE', '已过进仓截止'],
  ] as const)('shows why it is closed: %s was due first', async (code, said) => {
    const cutoffs = [
      { code: 'STUFFING' as const, at: '2026-11-01T02:00:00.000Z' },
      { code: 'SI' as const, at: '2026-11-30T02:00:00.000Z' },
      { code, at: '2026-11-20T02:00:00.000Z' },
    ];
    await person.opens(drawn({ rows: [{ ...DEPARTURE, state: 'CLOSED', cutoffs }] }));
    // Shown as price and as reason: acceptance is not what blocks it.
    expect(await screen.findAllByText(said)).toHaveLength(2);
    expect(screen.queryByText(DEPARTURE.acceptance.reason)).toBeNull();
  });

  it('labels the comparison by its day', async () => {
    await person.opens(drawn({ rows: [DEPARTURE] }));
    await person.press('checkbox', new RegExp(`^对比.*${day}`));
    expect(told.toggleCompared).toHaveBeenCalledWith(DEPARTURE.offerId);
  });
});

describe('port without an LCL warehouse', () => {
  const asked = (org: string | null): LclQuery => ({
    org,
    dst: 'NLRTM',
    isDanger: 'Y',
    rows: [],
    isStackable: true,
    etd: null,
  });

  it('links to the nearest port with one, with the same search', async () => {
    await person.opens(<NearestShed asked={asked('CNNKG')} />);
    expect((await screen.findByRole('status')).textContent).toContain('该港暂无拼箱仓，最近：上海');
    expect(screen.getByRole('link', { name: '改从上海查' }).getAttribute('href')).toContain('org=CNSHA&dst=NLRTM');
  });

  it('suggests an enquiry when none is known', async () => {
    await person.opens(<NearestShed asked={asked('USLAX')} />);
    expect((await screen.findByRole('status')).textContent).toBe('该港暂无拼箱仓，可发起询价');
  });

  it.each(['CNSHA', null])('shows nothing with a warehouse or without a port: %s', async (org) => {
    await person.opens(
      <main>
        <NearestShed asked={asked(org)} />
      </main>,
    );
    expect((await screen.findByRole('main')).textContent).toBe('');
  });
});
