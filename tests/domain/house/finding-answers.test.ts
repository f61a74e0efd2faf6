import { expect, it } from 'vitest';

import {
  answerEntry,
  matchAnswers,
  type CaseFinding,
  findingKey,
  isOfFindings,
  openFindings,
} from '../../../domain/house/finding-answers';

const finding = (code: string, row: number, level: CaseFinding['level']): CaseFinding => ({
  level,
  about: 'CONSISTENCY',
  code,
  given: { row },
  source: { source: 'IMDG Code', edition: '42-24' },
});
const UNKNOWN = finding('unknownGoods', 1, 'MANUAL');
const HOT = finding('flashApart', 2, 'NEED_APPROVAL');
const FOUND = [UNKNOWN, finding('carrierTakes', 1, 'PASS'), HOT, { ...UNKNOWN, about: 'GOODS' }];

it('requires one answer per open finding and one for identical findings', () => {
  const open = openFindings(FOUND);
  expect(open.map(({ code }) => code)).toEqual(['unknownGoods', 'flashApart']);
  const entries = [answerEntry('carrier', findingKey(HOT)), answerEntry('checked', findingKey(UNKNOWN))];
  expect(isOfFindings(open, entries)).toBe(true);
  expect(matchAnswers(open, entries)).toEqual([
    { code: 'unknownGoods', given: { row: 1 }, answer: 'checked' },
    { code: 'flashApart', given: { row: 2 }, answer: 'carrier' },
  ]);
  expect(isOfFindings(open, entries.slice(1))).toBe(false);
  expect(isOfFindings([HOT], entries)).toBe(false);
});
