import { person } from '#person';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { FigureCell, type CellParts } from '../../../src/modes/flexi/cells';

const change = vi.fn<CellParts['on']['change']>();
const parts = {
  row: { key: '1', density: '0.92', goods: '大豆油' },
  glance: { faults: [] },
  on: { change, declareDanger: () => {} },
} as unknown as CellParts;

afterEach(async () => {
  await person.leaves();
  change.mockClear();
});

it('a figure typed in full-width digits is read', async () => {
  await person.opens(<FigureCell parts={parts} part="density" trial="0.9" />);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^密度/ });
  expect([field.value, field.placeholder]).toEqual(['0.92', '试算 0.9']);
  await person.type(/^密度/, '０.８８ ');
  expect(change.mock.calls.at(-1)).toEqual(['1', 'density', '0.88']);
});
