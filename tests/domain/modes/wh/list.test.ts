import { describe, expect, it } from 'vitest';

import { WH_LIST } from '../../../../domain/modes/wh/search-mode';
import { fits, sorted } from '../../../../domain/offer/offer-list';
import { noFilter, type SailingFilter, type SailingSort } from '../../../../domain/offer/sailing-choice';
import { CLASHING, FULL, ROOM } from '../../../../stories/modes/wh.fixtures';

const ALL = [ROOM, FULL, CLASHING];

const left = (change: Partial<SailingFilter>): string[] =>
  ALL.filter((room) => fits(WH_LIST.seen(room), { ...noFilter, ...change })).map(({ supplier }) => supplier.code);
const inOrder = (sort: SailingSort): string[] => sorted(ALL, WH_LIST, sort).map(({ supplier }) => supplier.code);

describe('a list of rooms', () => {
  it('is narrowed to rooms of a class, under customs, with sprinklers', () => {
    expect(left({ kinds: ['A'] })).toEqual(['JXZP', 'TCLG', 'ZJGB']);
    expect(left({ kinds: ['B', 'C'] })).toEqual([]);
    expect(left({ traits: ['BOND'] })).toEqual(['ZJGB']);
    expect(left({ traits: ['SPRK'] })).toEqual(['JXZP', 'ZJGB']);
    expect(left({ traits: ['SPRK', 'BOND'] })).toEqual(['ZJGB']);
  });

  it('begins with the most room, or with the nearest', () => {
    expect(inOrder('left')).toEqual(['JXZP', 'ZJGB', 'TCLG']);
    expect(inOrder('near')).toEqual(['TCLG', 'JXZP', 'ZJGB']);
  });
});
