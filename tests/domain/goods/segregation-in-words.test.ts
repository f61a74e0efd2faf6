import { describe, expect, it } from 'vitest';

import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import type { SegregationValue } from '../../../domain/goods/segregation-table';
import { segregationSentence } from '../../../server/world/dangerous-goods/messages';
import { findingSentence, type OwnFindingWords } from '../../../src/copy/trade/findings';
import { whApartCopy } from '../../../src/copy/modes/wh/apart';
import { segregationGridCopy } from '../../../src/copy/trade/segregation-grid';
import data from '../../support/goods/segregation-data.json';

const VALUES = ['X', '1', '2', '3', '4', '*'] as const satisfies readonly SegregationValue[];

/** Terms of the Code per value (7.2.2), and their meaning under 7.3.4.1 for one container. */
const SAID: Readonly<Record<SegregationValue, { term: RegExp; together: RegExp }>> = {
  X: { term: /无一般隔离要求/, together: /^(?!.*(?:不得|批准|专家|人工))/ },
  '1': { term: /需“远离”/, together: /经(?:主管机关)?批准方可同/ },
  '2': { term: /需“隔离”/, together: /不得同/ },
  '3': { term: /需用一整个舱室或货舱隔离|需“隔舱”/, together: /不得同/ },
  '4': { term: /需用一整个舱室或货舱作纵向隔离|需“纵向隔舱”/, together: /不得同/ },
  '*': { term: /按配装类/, together: /转危品专家/ },
};

type Cell = { one: HazardClass; other: HazardClass; value: SegregationValue };

const CELLS = Object.entries(data.matrix).flatMap(([one, row]) =>
  row.map((value, at) => ({ one, other: data.classes[at], value })),
) as Cell[];

const finding =
  (own: OwnFindingWords) =>
  ({ one: first, other: second, value }: Cell): string =>
    findingSentence({ code: 'pairClasses', given: { one: '甲', other: '乙', first, second, value } }, own);

const answered = ({ one, other, value }: Cell): string =>
  segregationSentence({ kind: 'classes', classes: [one, other], value, isSetAside: false });

describe('wording of the segregation table', () => {
  it.each([
    ['beside an order', finding({})],
    ['of the rooms of a store', finding(whApartCopy.finding)],
    ['by the gateway', answered],
  ])('has the term of its value and no other: %s', (_, say) => {
    const told = CELLS.map((cell) => ({ ...cell, sentence: say(cell) }));
    const terms = (sentence: string) => VALUES.filter((value) => SAID[value].term.test(sentence)).join();
    expect(told.filter(({ value, sentence }) => terms(sentence) !== value)).toEqual([]);
    expect(told.filter(({ value, sentence }) => !SAID[value].together.test(sentence))).toEqual([]);
    expect(new Set(CELLS.map(({ value }) => value)).size).toBe(VALUES.length);
  });

  it.each([
    ['box', '同箱', segregationGridCopy.value],
    ['room', '同库', whApartCopy.cell],
  ])('shows in the grid the permission for one %s', (_, together, cell) => {
    expect(cell).toEqual({
      X: `可${together}`,
      '1': '需批准',
      '2': `不得${together}`,
      '3': `不得${together}`,
      '4': `不得${together}`,
      '*': '转人工核对',
    });
  });

  it('has the same terms in the legend', () => {
    expect(segregationGridCopy.legend.map(({ value, text }) => `${value} ${text}`)).toEqual([
      'X 无一般隔离要求',
      '1 远离',
      '2 隔离',
      '3 4 隔舱',
    ]);
  });
});
