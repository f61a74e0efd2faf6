import { describe, expect, it } from 'vitest';

import { answerQuestion, isInRange, type PropertyQuestion } from '../../../domain/goods/property';
import { blankGoods, type GoodsRow } from '../../../domain/goods/row';
import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { identifyGoods } from '../../../server/world/dangerous-goods/identify';
import { ALL_GOODS, goodsOfNumber } from '../../../server/world/dangerous-goods/library';
import { linesIn } from '../../support/second/paper';

const LINES = linesIn('questions-42-24.csv');
const ASKED = ALL_GOODS.flatMap((goods) => goods.asks.map((question) => ({ goods, question })));

const entryWith = (goodsId: string, change: Partial<GoodsRow>): GoodsRow => {
  const goods = ALL_GOODS.find((one) => one.goodsId === goodsId);
  return { ...blankGoods('1'), goodsId, unNo: goods?.unNo ?? '', nameCn: goods?.nameCn ?? '', ...change };
};

const findingsOf = (row: GoodsRow) => consistencyFindings({ goods: [row], isDanger: 'Y' }, identifyGoods);
const codesOf = (row: GoodsRow): string[] => findingsOf(row).map(({ code }) => code);
/** Codes about one property: an entry may fork by several. */
const forksOf = (goodsId: string, property: string, said: string): string[] =>
  findingsOf(entryWith(goodsId, { [property]: said })).flatMap(({ code, given }) =>
    code.startsWith('fork') && given['name'] === property ? [code] : [],
  );

/** Numbers and entries that share a substance. */
const PAIRED = [
  '2031; 2014 2015 2984; 2030 3293; 1830 2796; 1779 3412; 1041 1952 3300; 1835 3560; 1848 3463; 1385 1849',
  '1382 1847; 2318 2949; 2584 2586; 3485 3486; 1062 1581; 2789 2790; 2672 2073 3318',
].flatMap((line) => line.split('; ').map((numbers) => numbers.split(' ')));

describe('questions on which a number forks', () => {
  it('belong to an entry each, and to a number with a range that another entry does not share', () => {
    const asked = new Set(ASKED.map(({ goods }) => goods.unNo));
    const known = LINES.filter(({ unNo = '' }) => goodsOfNumber(unNo).length > 0);
    expect(known.filter(({ unNo = '' }) => !asked.has(unNo)).map(({ unNo }) => unNo)).toStrictEqual([]);
    expect(LINES.every(({ rule, otherwise }) => rule !== '' && otherwise !== '')).toBe(true);
    expect(ASKED.length).toBeGreaterThan(50);
  });

  it.each([
    ['(70,100]', 70, false],
    ['(70,100]', 70.01, true],
    ['[65,70]', 70, true],
    ['(0,65)', 65, false],
    ['(35,500]', 35, false],
  ] as const)('reads %s of %d as %s', (range, value, is) => {
    expect(isInRange(value, range)).toBe(is);
  });

  it.each(ASKED)('asks $question.property of UN $goods.unNo $goods.goodsId', ({ goods, question }) => {
    const { property } = question;
    const own = [...Array(2001).keys()]
      .map((tenth) => String(tenth / 10))
      .find((said) => answerQuestion({ [property]: said }, question) === 'OWN');
    expect(own).toBeDefined();
    expect(forksOf(goods.goodsId, property, '')).toStrictEqual(['forkBlank']);
    expect(forksOf(goods.goodsId, property, '-1')).toStrictEqual(['forkOther']);
    expect(forksOf(goods.goodsId, property, own ?? '')).toStrictEqual([]);
  });

  it('leaves no share of a substance to two entries', () => {
    for (const numbers of PAIRED)
      for (let share = 0; share <= 100; share += 0.5) {
        const questions = ASKED.filter(({ goods }) => numbers.includes(goods.unNo ?? '')).map((one) => one.question);
        const own = questions.filter((one: PropertyQuestion) => isInRange(share, one.range));
        expect(own.length, `${numbers.join(' ')} ${share}`).toBeLessThanOrEqual(1);
      }
  });

  it.each([
    ['空桶（甲醇，未清洗）', 'emptyGoods'],
    ['Methanol, empty drums', 'emptyGoods'],
    ['甲醇样品', 'sampleGoods'],
    ['Methanol sample', 'sampleGoods'],
    ['废甲醇', 'wasteGoods'],
  ])('leaves %s to a person', (nameCn, code) => {
    expect(codesOf(entryWith('methanol', { nameCn }))).toContain(code);
  });
});
