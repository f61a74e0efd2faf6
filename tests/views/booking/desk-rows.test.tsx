import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { ToolEntries } from '../../../domain/desk/tool';
import type { DeskToolView } from '../../../machines/booking/desk-tool';
import { ToolForm } from '../../../src/features/desk/tool-form';
import type { ToolParts } from '../../../src/features/desk/parts';
import mixKit from '../../../src/trade/desk/kits/mix';

const removeRow = vi.fn<(row: number) => void>();

async function openMixture(typed: ToolEntries): Promise<HTMLElement[]> {
  const view = { tool: mixKit.tool, typed, unread: [], judged: { kind: 'blank' } } as unknown as DeskToolView;
  const parts = { kit: mixKit, view, on: { removeRow }, renderPicker: () => null } as unknown as ToolParts;
  await person.opens(<ToolForm parts={parts} />);
  await screen.findByRole('region');
  return screen.getAllByRole('group', { name: /^第 \d 行$/ });
}

afterEach(async () => {
  await person.leaves();
  removeRow.mockClear();
});

it('a mixture starts with one row that cannot be removed', async () => {
  const rows = await openMixture({});
  expect(rows.map((row) => within(row).getAllByRole('textbox').length > 0)).not.toContain(false);
  expect(screen.getByRole('group', { name: '第 1 行' })).toBe(rows[0]);
  expect(screen.queryByRole('button', { name: /^移除/ })).toBeNull();
});

it('one empty row follows the filled ones, and only filled rows can be removed', async () => {
  const rows = await openMixture({ p1: '40', p2: '30', p3: '30' });
  expect(rows).toHaveLength(4);
  const removable = rows.map((row) => within(row).queryByRole('button', { name: /^移除/ }) !== null);
  expect(removable).toEqual([true, true, true, false]);
  await person.press('button', /^移除\s?第 2 行$/);
  expect(removeRow.mock.calls).toEqual([[2]]);
});
