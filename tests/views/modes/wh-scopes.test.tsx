import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { StoreScopes } from '../../../src/modes/wh/store-scopes';
import { PATIENCE } from '../../support/patience';

const cellsOf = (table: HTMLElement, name: RegExp): string[] =>
  within(within(table).getByRole('row', { name }))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent ?? '');

it('the warehouse scope page shows the classes and fire categories of each warehouse', async () => {
  await person.opens(<StoreScopes />);
  const table = await screen.findByRole('table', { name: /许可类别/ }, PATIENCE);
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(33);
  // Four rooms: 3 and 2.1; 5.1; 3 and 4.1; 6.1, 8 and 9.
  const cells = cellsOf(table, /^沪山危化一库/);
  expect(cells.slice(-3)).toEqual(['甲1 甲2 甲5 乙1 乙4 丙1 丙2', '4 间 3,150 m²', '常温']);
  expect(cellsOf(table, /^沪岛临港库/).filter((cell) => cell === '存')).toHaveLength(4);
  expect(within(table).getByRole('rowheader', { name: /^沪岛临港库\s?浦东新区 · 保税/ })).toBeDefined();
});

it('the warehouse scope page shows fire compartment sizes by GB 50016, not doubled where water does not help', async () => {
  await person.opens(<StoreScopes />);
  const table = await screen.findByRole('table', { name: /防火分区/ });
  expect(within(table).getAllByRole('rowheader', { hidden: true })[0]?.textContent).toBe('甲1');
  expect(cellsOf(table, /^甲1/).slice(0, 3)).toEqual(['≤ 250 m²', '≤ 500 m²', '≤ 3 层']);
  expect(cellsOf(table, /^甲3/).slice(0, 2)).toEqual(['≤ 60 m²', '≤ 60 m²']);
  expect(cellsOf(table, /^丙2/).slice(0, 3)).toEqual(['≤ 1,500 m²', '≤ 3,000 m²', '≤ 4 层']);
  expect(cellsOf(table, /^戊/)[0]).toBe('不限');
});

it('the warehouse scope page answers common questions with the figures of the rules', async () => {
  await person.opens(<StoreScopes />);
  const asked = await screen.findByRole('region', { name: '常问的' });
  for (const said of [
    '低于 28℃ 甲 1',
    '最远可约 180 天后入库',
    '入库 48 小时前取消不收费',
    '至少 ¥200.00',
    '08:00 到 17:00',
  ])
    expect(asked.textContent).toContain(said);
});
