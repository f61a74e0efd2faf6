import { expect, it } from 'vitest';

import { rulesInWords } from '../../../domain/rules/in-words';
import { sharedConditions, ruleBook } from '../../../domain/rules/rule-book';

type Asked = { kg: number; isOpen: boolean };

const WORDS = rulesInWords(
  { about: 'TANK', sources: { plate: { source: 'the plate', edition: '1' } } },
  {
    tankHeavy: ['plate', 'BLOCK', '{kg} kg', 'tons'],
    tankLight: ['plate', 'PASS', '{kg} kg', 'tons'],
    tankOpen: [['watched', 'LICENCE'], 'MANUAL', 'open', 'lid'],
    tankApart: ['plate', 'BLOCK', 'somebody else finds it'],
  },
);
let looks = 0;
const BOOK = ruleBook<Asked, (typeof WORDS.codes)[number]>(WORDS, {
  tankOpen: ({ isOpen }) => isOpen,
  ...sharedConditions(['tankHeavy', 'tankLight'], ({ kg }: Asked) => {
    looks += 1;
    return kg > 10 ? { tankHeavy: { kg } } : kg > 0 ? { tankLight: { kg } } : {};
  }),
});

it('lists findings in the order of conditions, with source and level of the row', () => {
  expect(BOOK.judge({ kg: 20, isOpen: true })).toEqual([
    { level: 'MANUAL', about: 'LICENCE', code: 'tankOpen', given: {}, source: expect.anything() },
    {
      level: 'BLOCK',
      about: 'TANK',
      code: 'tankHeavy',
      given: { kg: 20 },
      source: { source: 'the plate', edition: '1' },
    },
  ]);
  expect(BOOK.judge({ kg: 0, isOpen: false })).toEqual([]);
});

it('evaluates a family of rules once', () => {
  looks = 0;
  BOOK.judge({ kg: 5, isOpen: false });
  expect(looks).toBe(1);
});

it('gives a field its finding, except a pass', () => {
  expect(BOOK.under('tons', { kg: 20, isOpen: false })).toEqual(['tankHeavy', { kg: 20 }]);
  expect(BOOK.under('tons', { kg: 5, isOpen: true })).toBeNull();
  expect(BOOK.under('lid', { kg: 5, isOpen: true })).toBe('tankOpen');
  expect(BOOK.under('other', { kg: 20, isOpen: true })).toBeNull();
});

it('lists the codes and sentences of field faults', () => {
  expect(WORDS.faults).toEqual({
    codes: ['tankHeavy', 'tankLight', 'tankOpen'],
    sentences: { tankHeavy: '{kg} kg', tankLight: '{kg} kg', tankOpen: 'open' },
  });
});
