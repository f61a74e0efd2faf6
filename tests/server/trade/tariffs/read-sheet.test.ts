import { describe, expect, it } from 'vitest';

import { demoTariffs, SHEETS } from '../../../../server/trade/modes/sheets';
import { sheetFigures } from '../../../../server/trade/tariffs/sheet';
import { readSheet, writeSheet } from '../../../../server/trade/tariffs/read-sheet';
import { TANK_RENT } from '../../../../server/trade/modes/tank/tariff';

const HEAD = '罐型,日租,押金';

describe('price table as text', () => {
  it.each(SHEETS)('$id reads what it wrote', (sheet) => {
    const rows = sheetFigures(sheet, demoTariffs());
    expect(readSheet(sheet, writeSheet(sheet, rows))).toEqual({ rows, faults: [] });
  });

  it('takes commas, tabs, quotes, full-width digits, thousands and columns in any order', () => {
    const rows = { S24: { 日租: 24.5, 押金: 20_000 } };
    for (const text of [
      `${HEAD}\nS24,24.5,20000`,
      'S24,24.5,20000'.replace(/^/, `${HEAD}\r\n`),
      `罐型\t押金\t日租\nS24\t20,000\t２４.５`,
      `${HEAD}\nS24,24.5,"20,000"\n\n`,
    ])
      expect(readSheet(TANK_RENT, text)).toEqual({ rows, faults: [] });
  });

  it('names every wrong cell by its line, the first six of them', () => {
    const lines = Array.from({ length: 9 }, () => 'S24,-1,1.5');
    const { faults } = readSheet(TANK_RENT, [HEAD, ...lines].join('\n'));
    expect(faults[0]).toBe('第 2 行“S24”：日租写的是“-1”，应为 0 到 1000 的数，最多 2 位小数');
    expect(faults[1]).toBe('第 2 行“S24”：押金写的是“1.5”，应为 0 到 1000000 的整数');
    expect(faults).toHaveLength(7);
    expect(faults.at(-1)).toBe('另有 20 处');
  });

  it('names columns that are missing, unknown or written twice', () => {
    expect(readSheet(TANK_RENT, '罐型,日租,日租,备注\n').faults).toEqual([
      '第 1 行要写列名，缺少“押金”',
      '第 1 行的“日租”不是本表的列，或写了两次',
      '第 1 行的“备注”不是本表的列，或写了两次',
    ]);
  });

  it('counts lines as they stand in the text, blank ones too', () => {
    expect(readSheet(TANK_RENT, `${HEAD}\n\nS24,x,1\n`).faults).toEqual([
      '第 3 行“S24”：日租写的是“x”，应为 0 到 1000 的数，最多 2 位小数',
    ]);
  });

  it('refuses a line with more cells than columns, and takes empty ones behind the last', () => {
    expect(readSheet(TANK_RENT, `${HEAD}\nS24,24,20,000`).faults).toEqual([
      '第 2 行“S24”有 4 格，第 1 行只有 3 列；带千分位逗号的数请去掉逗号，或用制表符分隔',
    ]);
    expect(readSheet(TANK_RENT, `${HEAD}\nS24,24,20000,,\t`).faults).not.toEqual([]);
    expect(readSheet(TANK_RENT, `${HEAD.replaceAll(',', '\t')}\nS24\t24\t20,000\t\t`).rows).toEqual({
      S24: { 日租: 24, 押金: 20_000 },
    });
  });

  it('reads no text with an open quote', () => {
    expect(readSheet(TANK_RENT, `${HEAD}\n"S24,1,1`).rows).toBeNull();
  });
});
