import { describe, expect, it } from 'vitest';

import type { DgBook } from '../../../domain/mode-ids';
import { answerQuestion, isInRange, type PropertyQuestion, questionsOf } from '../../../domain/goods/property';
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
const FLASHES = [20, 15, 8, 0, -3, -20];
const TRIED = [...Array(8001).keys()].map((tenth) => tenth / 10);
/** Codes about one property: an entry may fork by several. */
const forksOf = (goodsId: string, property: string, said: string, flashPoint: string): string[] =>
  findingsOf(entryWith(goodsId, { [property]: said, flashPoint })).flatMap(({ code, given }) =>
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

  it.each(ASKED)(
    'asks $question.property of UN $goods.unNo $goods.goodsId $question.flashRange',
    ({ goods, question }) => {
      const { property, flashRange } = question;
      const flashPoint = flashRange === undefined ? '' : String(FLASHES.find((one) => isInRange(one, flashRange)));
      const own = TRIED.map(String).find((said) => answerQuestion({ [property]: said }, question) === 'OWN');
      expect(own).toBeDefined();
      const forksAt = (said: string) => forksOf(goods.goodsId, property, said, flashPoint);
      expect(forksAt('')).toStrictEqual(['forkBlank']);
      expect(forksAt('-1')).toStrictEqual(['forkOther']);
      expect(forksAt(own ?? '')).toStrictEqual([]);
    },
  );

  it('asks the viscosity of a thick liquid below 23 ℃ alone, by one bound at each flash point', () => {
    const asks = ALL_GOODS.find(({ goodsId }) => goodsId === 'resin')?.asks;
    const boundsAt = (flashPoint: string) => questionsOf({ flashPoint }, asks).map(({ range }) => range.split(',')[0]);
    const flashes = ['', '60', '23', '22.9', '17', '10', '5', '-1', '-5', '-40'];
    const bounds = flashes.map((one) => boundsAt(one).join());
    expect(bounds).toStrictEqual(['', '', '', '(20', '(80', '(135', '(220', '(300', '(700', '(700']);
  });

  it('leaves the rating of batteries to the own field of flights', () => {
    const asks = ALL_GOODS.find(({ goodsId }) => goodsId === 'liion')?.asks;
    const asked = (book: DgBook) => questionsOf({ flashPoint: '' }, asks, book).map(({ property }) => property);
    expect(asked('AIR')).toStrictEqual([]);
    expect(asked('ROAD')).toStrictEqual(['ratedWh']);
    expect(
      consistencyFindings({ goods: [entryWith('liion', {})], isDanger: 'Y' }, identifyGoods, 'AIR'),
    ).not.toContainEqual(expect.objectContaining({ code: 'forkBlank' }));
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
