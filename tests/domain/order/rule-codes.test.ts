import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { MODE_IDS } from '../../../domain/mode-ids';
import { parseCsv } from '../../../server/base/csv';
import table from '../../../server/world/dangerous-goods/list/rule-codes.csv?raw';
import { findingCopy } from '../../../src/copy/trade/findings';
import { agreeTo, isAgreedTo } from '../../support/agreed/agreeing';
import { isAgreedAside } from '../../support/agreed/asked-for';
import { withTheWay } from '../../support/agreed/hold-to';
import { differences } from '../../support/agreed/papers';
import type * as Table from '../../support/rule-codes/table';

const CHECKS = ['blanks', 'box-kinds', 'carriage', 'consistency', 'controls', 'deadlines', 'load', 'packaging'];
const LATER = ['papers', 'review', 'room', 'segregation', 'settled'];
const PROBED = [...[...CHECKS, ...LATER].map((name) => `order/findings/${name}`), 'offer/closure'];

const FILE = 'server/world/dangerous-goods/list/rule-codes.csv';
const COLUMNS = ['code', 'modes', 'source', 'edition', 'sentence'];
/** Byte order mark: a spreadsheet reads UTF-8 by it. */
const MARK = '\uFEFF';

let codes: Table.RuleCode[] = [];
beforeAll(async () => {
  vi.resetModules();
  for (const file of PROBED)
    vi.doMock(`../../../domain/${file}`, async (actual: () => Promise<object>) => {
      const { probed } = await import('../../support/rule-codes/probe');
      return probed(await actual(), `domain/${file}.ts`);
    });
  const { ruleCodes } = await import('../../support/rule-codes/table');
  codes = ruleCodes(MODE_IDS);
});
afterAll(() => {
  for (const file of PROBED) vi.doUnmock(`../../../domain/${file}`);
  vi.resetModules();
});

const cellOf = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\n`;
const written = (): string =>
  MARK +
  [
    COLUMNS,
    ...codes.map(({ code, modes, source, edition, sentence }) => [code, modes.join('|'), source, edition, sentence]),
  ]
    .map(lineOf)
    .join('');

describe('catalogue of the codes of each mode', () => {
  it('holds each code that a judge can say, by its modes and rule, and no other', () => {
    if (isAgreedTo(FILE)) agreeTo(FILE, written());
    const now = isAgreedTo(FILE) || isAgreedAside() ? written() : table;
    expect(withTheWay(FILE, differences(now.split('\n'), written().split('\n')))).toStrictEqual([]);
  });

  it('has every code that modes share', () => {
    const named = new Set(codes.map(({ code }) => code));
    expect(Object.keys(findingCopy.sentences).filter((code) => !named.has(code))).toStrictEqual([]);
  });

  it('has a sentence and a rule for each', () => {
    expect(codes.filter(({ sentence }) => !/\p{Script=Han}|^\{/u.test(sentence))).toStrictEqual([]);
    expect(codes.filter(({ source, edition }) => source === '' || edition === '')).toStrictEqual([]);
    expect(parseCsv(written(), FILE).every((cells) => cells.length === COLUMNS.length)).toBe(true);
  });
});
