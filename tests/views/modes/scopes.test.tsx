import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StationScopes } from '../../../src/modes/cfs/station-scopes';
import { ShedScopes } from '../../../src/pages/lcl/lcl-page';

const headsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent ?? '');

const rowOf = (table: HTMLElement, name: RegExp): string[] =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent ?? '');

/** The scrollable table must be focusable. */
async function scopes(name: RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name });
  region.focus();
  expect(document.activeElement).toBe(region);
  return within(region).getByRole('table', { name });
}

it('the scope page shows the classes, fire category and hours of each LCL warehouse that takes any', async () => {
  await person.opens(<ShedScopes />);
  const table = await scopes(/^各危品拼箱仓收哪些类别/);
  expect(headsOf(table)).toStrictEqual(['仓库', '2.2', '3', '4.1', '5.1', '6.1', '8', '9', '火灾类别', '危品收货']);
  expect(rowOf(table, /^大连\s?途拼·大窑湾/)).toStrictEqual([
    '不收',
    '收',
    '不收',
    '不收',
    '不收',
    '收',
    '收',
    '乙1 丙1 丙2 丁 戊',
    '08:00–17:00',
  ]);
  expect(within(table).queryByText(/盐田/)).toBeNull();
});

it('the scope page shows the classes, place and daily capacity of each stuffing station', async () => {
  await person.opens(<StationScopes />);
  const table = await scopes(/^各装箱站/);
  expect(headsOf(table).slice(0, 9)).toStrictEqual(['装箱站', '2.1', '2.2', '3', '4.1', '5.1', '6.1', '8', '9']);
  expect(rowOf(table, /^黄岛装箱站.*青岛市黄岛区/)).toStrictEqual([
    '不装',
    '不装',
    '装',
    '装',
    '装',
    '不装',
    '装',
    '装',
    '甲1 乙1 乙3 乙4 丙1 丙2 丁 戊',
    '4',
    '3 车/时，8 TEU/半天',
    '6 车/时，16 TEU/半天',
  ]);
  expect(rowOf(table, /^盐田普货装箱站/).slice(-2)).toStrictEqual(['只装普货', '8 车/时，24 TEU/半天']);
});
