import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SegregationGrid, type GridGoods, type GridPair } from '../../../src/trade/segregation/segregation-grid';

const goods: GridGoods[] = [
  { at: 0, nameCn: '丙酮', unNo: '1090', hazardClass: '3' },
  { at: 1, nameCn: '高锰酸钾', unNo: '1490', hazardClass: '5.1' },
  { at: 2, nameCn: '硫酸', unNo: '1830', hazardClass: '8' },
];

async function cellsOf(some: readonly GridGoods[], pairs: readonly GridPair[] | null): Promise<string[]> {
  await person.opens(<SegregationGrid goods={some} pairs={pairs} chosen={null} onChoose={() => {}} />);
  const rows = (await screen.findAllByRole('row')).slice(1);
  const cells = rows.flatMap((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  await person.leaves();
  return cells;
}

it('the segregation grid marks the diagonal after judgement, and for a single item at once', async () => {
  expect((await cellsOf(goods.slice(0, 1), null)).filter(Boolean)).toEqual(['—']);
  expect((await cellsOf(goods.slice(0, 2), null)).filter(Boolean)).toEqual([]);
  expect((await cellsOf(goods.slice(0, 2), [{ of: [0, 1], value: '2' }])).filter((cell) => cell === '—')).toHaveLength(
    2,
  );
});
