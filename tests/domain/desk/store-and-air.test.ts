import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { Q_TOOL } from '../../../domain/desk/tools/q';
import { classifyFireItem, type DescribedGoods } from '../../../domain/goods/fire-item';
import { answerOf } from '../../support/desk';
import { knowing } from '../../support/known-goods';

const item = (said: Partial<DescribedGoods>) =>
  classifyFireItem({ state: 'SOLID', flashC: null, lel: null, traits: [], ...said })?.item ?? null;

describe('fire category of described goods', () => {
  it.each([
    [{ state: 'LIQUID', flashC: 27.9 }, 'A1'],
    [{ state: 'LIQUID', flashC: 28 }, 'B1'],
    [{ state: 'LIQUID', flashC: 60 }, 'C1'],
    [{ state: 'GAS', lel: 15 }, 'B2'],
    [{ state: 'GAS', lel: 9.9 }, 'A2'],
    [{ state: 'GAS', traits: ['oxidizingGas'] }, 'B5'],
    [{ traits: ['water'] }, 'A4'],
    [{ traits: ['oxidizer'] }, 'B3'],
    [{ state: 'LIQUID', flashC: 80, traits: ['selfIgnite'] }, 'A3'],
    [{ traits: ['inert'] }, 'E'],
    [{ traits: [] }, null],
    [{ state: 'GAS' }, null],
    [{ state: 'LIQUID' }, null],
  ] as const)('is $1 for %o', (said, expected) => {
    expect(item(said)).toBe(expected);
  });

  it('never becomes stricter as the flash point rises', () => {
    const items = Array.from({ length: 161 }, (_, at) => item({ state: 'LIQUID', flashC: at - 60 }) ?? '');
    expect(items).toEqual(items.toSorted());
  });
});

describe('fire category tool', () => {
  const known = knowing('1294', '1490', '2014-h2o2', '9999', '1402');
  const ask = (typed: Record<string, string>) => answerOf(FIRE_TOOL, typed, known);

  it('shows the storage category, and both categories where the lists differ', () => {
    expect(ask({ un: '1294' })).toMatchObject({ level: null, says: { code: 'class', of: { fire: 'A1' } } });
    expect(ask({ un: '1490' })).toMatchObject({
      level: 'MANUAL',
      says: { code: 'differs', of: { fire: 'A5', other: 'B3' } },
    });
  });

  it('mentions two agreeing sources only when two exist', () => {
    expect(ask({ un: '1402' })).toMatchObject({
      level: null,
      says: { code: 'class', of: { fire: 'A2' } },
      why: [{ code: 'byLibrary' }, { code: 'byWaterGas' }, { code: 'licence' }],
    });
    expect(ask({ un: '1294' }).why).toEqual([{ code: 'listed' }, { code: 'licence' }]);
    expect(ask({ un: '1490' }).why).not.toContainEqual({ code: 'listed' });
  });

  it.each([
    ['unknownGoods', { un: '9999' }],
    ['untold', { state: 'GAS' }],
    ['untold', { state: 'SOLID' }],
    ['class', { state: 'LIQUID', flash: '28.5' }],
  ] as const)('requires a manual check: %s', (code, typed) => {
    expect(ask(typed)).toMatchObject({ level: 'MANUAL', says: { code } });
  });
});

describe('Q value', () => {
  const ask = (typed: Record<string, string>) => answerOf(Q_TOOL, { craft: 'P', ...typed });

  it('sums the ratios of amount to limit', () => {
    expect(ask({ un1: '1090', n1: '2.5', un2: '1294', n2: '2', un3: '1155', n3: '0.1' })).toMatchObject({
      level: 'NEED_APPROVAL',
      says: { code: 'fits', of: { q: '1.0' } },
    });
    expect(ask({ un1: '1090', n1: '2.5', un2: '1294', n2: '3' })).toMatchObject({
      level: 'BLOCK',
      says: { code: 'over', of: { q: '1.1' } },
    });
    expect(ask({ un1: '1090', n1: '5', un2: '1294', n2: '0.001' }).says.code).toBe('over');
  });

  it.each([
    ['MANUAL', 'unlisted', { un1: '9999', n1: '1' }],
    ['MANUAL', 'askGroup', { un1: '1263', n1: '1' }],
    ['MANUAL', 'askPercent', { un1: '2014', n1: '1' }],
    ['BLOCK', 'forbidden', { un1: '1381', n1: '1' }],
    ['BLOCK', 'forbiddenHere', { un1: '1093', n1: '1' }],
    ['BLOCK', 'forbidden', { un1: '2014', n1: '1', pc1: '50' }],
    ['NEED_APPROVAL', 'fits', { un1: '1263', n1: '1', pg1: 'II' }],
  ] as const)('answers %s, %s, for the input $2', (level, code, typed) => {
    expect(ask(typed)).toMatchObject({ level, says: { code } });
  });

  it('only grows with the packed amount', () => {
    const q = (one: number, other: number): number =>
      Number(ask({ un1: '1090', n1: String(one / 100), un2: '1294', n2: String(other / 100) }).says.of?.['q']);
    assert(
      property(integer({ min: 1, max: 900 }), integer({ min: 1, max: 900 }), (one, other) => {
        expect(q(one + 20, other)).toBeGreaterThanOrEqual(q(one, other));
        expect(q(one, other) <= 1).toBe(one + other <= 500);
      }),
    );
  });
});
