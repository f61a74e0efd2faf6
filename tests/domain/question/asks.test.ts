import { describe, expect, it } from 'vitest';

import { declareQuestion } from '../../../domain/question/asks';
import { endsDiffer, goodsNamed, laneParts, namedGoods } from '../../../domain/question/blocks';
import { choice, untoldPart, yesPart } from '../../../domain/question/choices';
import { dayPart, momentPart, numberPart, wholeNumber } from '../../../domain/question/kinds';

const AMOUNTS = {
  boxes: wholeNumber({ word: 'bx', bounds: { least: 1, most: 9 }, need: true, begins: '2', says: 'boxes' }),
};

const question = declareQuestion(
  {
    ...laneParts(),
    ...namedGoods(),
    way: choice(['SEA', 'AIR'], { word: 'way', usual: 'SEA', called: { SEA: 'ship', AIR: 'plane' }, line: String }),
    kg: numberPart({
      word: 'kg',
      places: 1,
      bounds: { over: 0, most: 50 },
      says: 'kg',
      trial: 'one kilo',
      label: 'weight',
    }),
    hot: wholeNumber({ word: 'hot', bounds: { least: -5, most: 5 }, says: 'hot', ofGoods: true }),
    isDry: yesPart({ word: 'dry', usual: true, called: { Y: 'dry', N: 'wet' } }),
    from: dayPart({ word: 'from', wire: null }),
    boxes: AMOUNTS.boxes,
    untold: untoldPart(AMOUNTS),
  },
  {
    only: { hot: ({ way }) => way === 'AIR', isDry: ({ way }) => way === 'SEA' },
    rules: [
      goodsNamed,
      endsDiffer,
      { at: 'hot', says: 'too hot for so little', isAmiss: ({ hot, kg }) => (hot ?? 0) > (kg ?? 0) },
      { at: 'kg', called: 'load', says: 'odd', isAmiss: ({ kg }) => kg === 13 },
    ],
    sends: (said) => (said.dst === null ? { ...said, org: null } : said),
  },
);
const missing = (address: string) => question.missing(question.asked(address));
const sent = (address: string) => question.searchOf(question.asked(address));

describe('declared question', () => {
  it.each([
    ['un=1230', []],
    ['', ['goods']],
    ['d=N&un=', ['goods']],
    ['goods=water', []],
    ['d=Y&goods=water', ['goods']],
    ['un=1230&org=CNSHA&dst=CNSHA', ['dst']],
    ['un=1230&kg=0', ['kg']],
    ['un=1230&kg=50', []],
    ['un=1230&kg=50.1', ['kg']],
    ['un=1230&kg=1.23', ['kg']],
    ['un=1230&kg=13', ['load']],
    ['un=1230&bx=1.5', ['boxes']],
    ['un=1230&bx=', ['boxes']],
    ['un=1230&bx=10', ['boxes']],
    // The temperature is not asked by sea, so the address value is ignored.
    ['un=1230&hot=99', []],
    ['un=1230&way=AIR&hot=99', ['hot']],
    ['un=1230&way=AIR&hot=5&kg=4', ['hot']],
    ['un=1230&way=AIR&hot=5&kg=5', []],
  ])('asks for $1 when the address is %j', (address, names) => {
    expect(missing(address)).toEqual(names);
    expect(sent(address) === null).toBe(names.length > 0);
  });

  it('sends gateway names, nothing inactive, and its own final values', () => {
    expect(sent('un=1230&org=CNSHA&hot=3&dry=N&from=2026-12-01')).toEqual({
      ...question.unsaid,
      unNo: '1230',
      isDry: false,
      boxes: 2,
      untold: ['boxes'],
    });
    expect(sent('un=1230&org=CNSHA&dst=NLRTM&way=AIR&hot=3&kg=4&dry=N')).toMatchObject({
      orgPortCode: 'CNSHA',
      dstPortCode: 'NLRTM',
      hot: 3,
      isDry: true,
    });
  });

  it('keeps typed values in the address and omits defaults', () => {
    const address = '/p?org=CNSHA&d=Y&un=1230&kg=1%2C000&hot=99&dry=N&from=2026-12-01&bx=3';
    expect(question.address('/p', question.asked(address.slice(2)))).toBe(address);
    expect(question.address('/p', question.asked('un=1230&way=BOAT&dry=Q&hot='))).toBe('/p?d=Y&un=1230');
    const search = sent('un=1230&way=AIR&hot=3&kg=4.5');
    expect(search && question.searchOf(question.askedFor(search))).toEqual(search);
  });

  it('draws active fields in order with errors and defaults', () => {
    const bar = (address: string) =>
      question.bar(question.asked(address)).map(({ name, value, hint, says }) => [name, value, hint, says]);
    expect(bar('un=1230&hot=99&kg=51')).toEqual([
      ['way', 'SEA', '', null],
      ['kg', '51', '', 'kg'],
      ['isDry', 'Y', '', null],
      ['from', '', '', null],
      ['boxes', '', '2', null],
    ]);
    expect(bar('un=1230&way=AIR&hot=99')[2]).toEqual(['hot', '99', '', 'hot']);
    expect(question.tried(question.asked('un=1230'))).toEqual(['one kilo', '']);
    expect(question.tried(question.asked('un=1230&kg=1&bx=1'))).toEqual([]);
    expect(question.line(question.asked('un=1230'))).toEqual(['SEA']);
  });

  it('reads its fields back and keeps untyped defaults marked', () => {
    const before = question.asked('un=1230&hot=4');
    const fields = { way: 'AIR', kg: ' １.5 ', hot: '1', isDry: 'N', from: '2026-13-01', boxes: '' };
    expect(question.entered(fields, before), 'how hot was not drawn').toEqual({
      way: 'AIR',
      kg: '1.5',
      isDry: false,
      from: null,
      untold: ['boxes'],
    });
    expect(question.entered({ boxes: '2' }, before)).toEqual({ boxes: '2', untold: [] });
  });

  it('keeps all words but the goods words for other goods', () => {
    expect(question.wordsKept('?un=1230', 'un=1230&org=CNSHA')).toEqual(['way', 'kg', 'hot', 'dry', 'from', 'bx']);
    expect(question.wordsKept('?un=1230', 'un=1789')).not.toContain('hot');
  });
});

it('parses a moment in China time, or empty', () => {
  const until = declareQuestion({ by: momentPart({ word: 'by' }) });
  expect(until.asked('by=2026-12-05T18:07').by).toBe('2026-12-05T18:07');
  expect(until.asked('by=2026-12-05T10:07:30Z').by).toBe('2026-12-05T18:07');
  for (const text of ['2026-12-05', '2026-02-30T18:07', 'x', '']) expect(until.asked(`by=${text}`).by).toBeNull();
  expect(until.entered({ by: '2026-12-05T18:07' }, { by: null })).toEqual({ by: '2026-12-05T18:07' });
  expect(until.address('', { by: '2026-12-05T18:07' })).toBe('?by=2026-12-05T18%3A07');
});
