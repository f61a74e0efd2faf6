import { expect, it } from 'vitest';

import { isCardKept, withCard, withoutCard } from '../../../domain/desk/kept-cards';
import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { PG_TOOL } from '../../../domain/desk/tools/pg';
import { Q_TOOL } from '../../../domain/desk/tools/q';
import { readTyped, unreadableKeys } from '../../../domain/desk/typed';

it('names unreadable fields of a link and reads the others', () => {
  expect(unreadableKeys(FIRE_TOOL, '?tool=fire&state=PLASMA&flash=40')).toEqual(['state']);
  expect(readTyped(FIRE_TOOL, '?tool=fire&state=PLASMA&flash=40')).toEqual({ flash: '40' });
  expect(unreadableKeys(PG_TOOL, '?tool=pg&flash=<b>&boil=65&none=X'), 'by the order in which they are asked').toEqual([
    'flash',
    'none',
  ]);
  expect(unreadableKeys(Q_TOOL, '?tool=q&un1=1090&n1=1&pg1=IV&pg2=II'), 'with the row').toEqual(['pg1']);
});

it('reports no invalid input, empty or unknown fields as unreadable', () => {
  expect(unreadableKeys(PG_TOOL, '?tool=pg&flash=56 F&boil=&x=1&__proto__=2')).toEqual([]);
  expect(unreadableKeys(PG_TOOL, '')).toEqual([]);
});

it('puts a kept card first and drops it by its key', () => {
  const [one, other] = [
    { key: '1294-toluene', name: 'UN 1294 甲苯' },
    { key: '1230-methanol', name: 'UN 1230 甲醇' },
  ];
  expect(withCard([one], other)).toEqual([other, one]);
  expect([isCardKept([one], other), isCardKept([one], one)]).toEqual([false, true]);
  expect(withoutCard([other, one], { key: '1294-toluene' })).toEqual([other]);
});
