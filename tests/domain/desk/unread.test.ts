import { expect, it } from 'vitest';

import { isKept, withCard, withoutCard } from '../../../domain/desk/kept-cards';
import { FIRE_TOOL } from '../../../domain/desk/tools/fire';
import { PG_TOOL } from '../../../domain/desk/tools/pg';
import { Q_TOOL } from '../../../domain/desk/tools/q';
import { readTyped, unreadIn } from '../../../domain/desk/typed';

it('names the fields of a link that nobody can read, and reads the rest', () => {
  expect(unreadIn(FIRE_TOOL, '?tool=fire&state=PLASMA&flash=40')).toEqual(['state']);
  expect(readTyped(FIRE_TOOL, '?tool=fire&state=PLASMA&flash=40')).toEqual({ flash: '40' });
  expect(unreadIn(PG_TOOL, '?tool=pg&flash=<b>&boil=65&none=X'), 'by the order in which they are asked').toEqual([
    'flash',
    'none',
  ]);
  expect(unreadIn(Q_TOOL, '?tool=q&un1=1090&n1=1&pg1=IV&pg2=II'), 'with the row').toEqual(['pg1']);
});

it('says nothing of what is only typed wrong, of what is empty, or of words that are nobody’s', () => {
  expect(unreadIn(PG_TOOL, '?tool=pg&flash=56 F&boil=&x=1&__proto__=2')).toEqual([]);
  expect(unreadIn(PG_TOOL, '')).toEqual([]);
});

it('keeps a card before the others, and drops it by its key', () => {
  const [one, other] = [
    { key: '1294-toluene', name: 'UN 1294 甲苯' },
    { key: '1230-methanol', name: 'UN 1230 甲醇' },
  ];
  expect(withCard([one], other)).toEqual([other, one]);
  expect([isKept([one], other), isKept([one], one)]).toEqual([false, true]);
  expect(withoutCard([other, one], { key: '1294-toluene' })).toEqual([other]);
});
