import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { TariffCase } from '../../../domain/house/case';
import { secondPersonCopy } from '../../../src/copy/house/second-person';
import { DeskCaseView } from '../../../src/features/house/desk-case';
import { on, shown, SILENT } from '../../../stories/house/case.fixtures';
import {
  TARIFF_HOLDS,
  TARIFF_NONE,
  TARIFF_OWN,
  TARIFF_PAST_TEN,
  TARIFF_SAME,
  TARIFF_WAITS,
} from '../../../stories/house/tariffs.fixtures';

const view = (of: TariffCase) => ({ ...shown, subject: { kind: 'tariff' as const, no: of.no }, shown: of });
const show = (of: TariffCase, more: Partial<ReturnType<typeof view>> = {}) =>
  render(<DeskCaseView view={{ ...view(of), ...more }} on={on} onOpen={() => undefined} />);
const readings = (reading: typeof TARIFF_SAME) =>
  show(TARIFF_HOLDS, { act: TARIFF_HOLDS.acts[0] ?? null, step: 'read', reading: { ...SILENT, tariff: reading } });

describe('price table at the desk', () => {
  it('shows every figure in its row and under its column', () => {
    show(TARIFF_HOLDS);
    const table = screen.getByRole('table', { name: '单位：美元/箱' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads).toEqual(['项目', ...TARIFF_HOLDS.table.columns]);
    const row = within(table).getByRole('row', { name: /^欧洲/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(TARIFF_HOLDS.table.rows[1]?.figures.map((figure) => figure.toLocaleString('en-US')));
  });

  it('says that a table without prices sends its offers to enquiries', () => {
    show(TARIFF_NONE);
    expect(screen.getByText('现在没有价格：运价转为询价，由定价同事答复；附加服务显示“另行报价”。')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows before and after of the largest changes, rows that come and go, and the second person', () => {
    readings(TARIFF_PAST_TEN);
    const table = screen.getByRole('table', { name: '改动 14 个价格，变动最大的 3 个' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['欧洲 20GP1,9002,280+20%', '欧洲 40GP3,1002,604-16%', '东南亚 40HQ760798+5%']);
    expect(screen.getByText('新增报价：红海')).toBeTruthy();
    expect(screen.getByText('不再报价，转为询价：中东')).toBeTruthy();
    expect(screen.getByText(/需由另一位定价同事复核，复核前价格不变/)).toBeTruthy();
    expect(screen.getByText('锁定中的报价 17 个，价格不变。')).toBeTruthy();
  });

  it('shows every decimal of an exchange rate', () => {
    readings({
      ...TARIFF_PAST_TEN,
      changed: [{ row: '1 美元', column: '人民币元', before: 7.1, after: 7.2345 }],
      count: 1,
    });
    expect(screen.getByRole('row', { name: /^1 美元/ }).textContent).toBe('1 美元 人民币元7.17.2345+1.9%');
  });

  it('says that nothing changes when the table is as before', () => {
    readings(TARIFF_SAME);
    expect(screen.getByText('没有价格变动。')).toBeTruthy();
    expect(screen.queryByText(/起新的报价按此计价/)).toBeNull();
  });

  it('shows the change that waits beside the prices in force, and to its author that a colleague decides', () => {
    const { unmount } = show(TARIFF_WAITS);
    expect(screen.getByRole('heading', { name: '待复核的变动' })).toBeTruthy();
    expect(screen.getByRole('table', { name: '单位：美元/箱' })).toBeTruthy();
    unmount();
    show(TARIFF_OWN);
    expect(screen.getByText(secondPersonCopy.own)).toBeTruthy();
  });
});
