import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { whApartCopy } from '../../../src/copy/modes/wh/apart';
import { SegregationCard } from '../../../src/trade/segregation/segregation-card';
import type { GoodsRow } from '../../../domain/goods/row';
import { findingSentence } from '../../../src/copy/trade/findings';

const row = (nameCn: string, unNo: string) => ({ nameCn, unNo, hazardClass: '3' }) as GoodsRow;
const goods = [row('甲醇', '1230'), row('丙酮', '1090')];
const pairs = [{ of: [0, 1] as const, value: 'X' as const, level: 'PASS' as const, reasons: [] }];

it('goods of a storage order share a warehouse, without container wording', () => {
  const box = { level: 'PASS' as const, pairs, boxes: [[0, 1]] };
  render(<SegregationCard goods={goods} box={box} findings={[]} ways={null} words={whApartCopy} />);
  expect(screen.getAllByText('可同库')).toHaveLength(3);
  expect(screen.getByText('同库隔离')).not.toBeNull();
  expect(screen.queryByText(/同箱/)).toBeNull();
});

it('the segregation reason names the warehouse', () => {
  const given = { one: '甲醇', other: '双氧水', first: '3', second: '5.1', value: '2' };
  const said = findingSentence({ code: 'pairClasses', given }, whApartCopy.finding);
  expect(said).toBe('甲醇与双氧水：第 3 类与第 5.1 类需“隔离”，不得同库');
});
