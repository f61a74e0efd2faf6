import { describe, expect, it } from 'vitest';

import { readRailQuery } from '../../../../domain/modes/rail/address';
import { alongWay, boardAddress, readRailBoard, boardChoices, boardRoutes } from '../../../../domain/modes/rail/board';

const PAGE = '/railWayIndex';
const queryOf = (address: string): string => new URL(address, 'https://x.example').search;

describe('train board', () => {
  it('opens by line, border or both, and reports an unknown line', () => {
    const any = { line: null, border: null, platform: null, unknown: null };
    expect(readRailBoard(`?line=${encodeURIComponent('中俄')}`)).toEqual({ ...any, line: '中俄' });
    expect(readRailBoard('?line=+%E4%B8%AD%E4%BA%9A+&border=RHG&by=SGZQ')).toEqual({
      line: '中亚',
      border: 'RHG',
      platform: 'SGZQ',
      unknown: null,
    });
    expect(readRailBoard('?border=RAL&by=nobody')).toEqual({ ...any, border: 'RAL' });
    expect(readRailBoard('?line=%E4%B8%AD%E8%80%81')).toEqual({ ...any, unknown: '中老' });
    expect(readRailBoard(`?line=${'x'.repeat(500)}`)).toEqual({ ...any, unknown: 'x'.repeat(20) });
    for (const nothing of ['', '?', '?line=', '?line=%20', '?line=%E4%ZZ', '?org=RXA', '?border=RXA', '?by=HLBL'])
      expect(readRailBoard(nothing)).toBeNull();
  });

  it('survives a round trip of its address', () => {
    for (const board of [
      { line: '中欧', border: null, platform: null },
      { line: null, border: 'REL', platform: null },
      { line: '中俄', border: 'RMZ', platform: 'YTBL' },
    ] as const)
      expect(readRailBoard(queryOf(boardAddress(PAGE, board)))).toEqual({ ...board, unknown: null });
    expect(boardAddress(PAGE, {})).toBe(PAGE);
  });

  it('shows the trains of a border and platform, and offers no empty choice', () => {
    const told = (board: Partial<Parameters<typeof boardRoutes>[0]>) =>
      boardRoutes({ line: null, border: null, platform: null, ...board }).map(({ org, dst }) => `${org}-${dst}`);
    expect(told({ border: 'REL' })).toEqual(['RZZ-RHH', 'RZZ-RMO', 'RXA-RMO']);
    expect(told({ border: 'REL', line: '中欧' })).toEqual(['RZZ-RHH']);
    expect(told({ line: '中欧', platform: 'YTBL' })).toEqual(['RZZ-RHH', 'RSZ-RMA']);
    expect(told({})).toHaveLength(24);
    expect(boardChoices({ line: '中亚', border: null, platform: null })).toEqual({
      borders: ['RAL', 'RHG'],
      platforms: ['SGZQ'],
    });
    expect(boardChoices({ line: null, border: 'RAL', platform: 'SGZQ' })).toEqual({
      borders: ['RAL', 'RHG'],
      platforms: ['HLBL', 'SGZQ'],
    });
  });

  it('starts a search from every train', () => {
    expect(readRailQuery(queryOf(alongWay(PAGE, { org: 'RXA', dst: 'RMO' })))).toMatchObject({
      org: 'RXA',
      dst: 'RMO',
      isDanger: 'N',
    });
  });
});
