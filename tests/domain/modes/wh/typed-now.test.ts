import { expect, it } from 'vitest';

import type { WhForm } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { blankGoods } from '../../../../domain/order/blank';
import { soundWh, whFacts } from '../../../support/wh-order';

it('says at once, beside the tons, when they are more than is free on the fullest day', () => {
  // Fifty-five tons are free in this room of two hundred and fifty.
  const tons = (grossKg: string) => {
    const [row] = soundWh.goods;
    if (!row) throw new Error('there are no goods');
    const { findings } = WH.acceptance({ ...soundWh, goods: [{ ...row, grossKg }] }, whFacts());
    return findings.filter(({ code }) => ['whFits', 'whShort', 'whOverRoom'].includes(code));
  };
  expect(tons('55000')).toMatchObject([{ code: 'whFits', level: 'PASS' }]);
  expect(tons('55001')).toMatchObject([{ code: 'whShort', level: 'BLOCK', given: { least: 55, tons: 55.001 } }]);
  expect(tons('250001')).toMatchObject([{ code: 'whOverRoom', level: 'BLOCK' }]);
});

it('knows the subsidiary hazards of a number that was typed, while nobody has typed a class', () => {
  const [row] = soundWh.goods;
  if (!row) throw new Error('there are no goods');
  const bare = { ...blankGoods('1'), unNo: '1230', grossKg: '12000' };
  const said = (goods: WhForm['goods']) =>
    WH.acceptance({ ...soundWh, goods }, whFacts()).findings.find(({ code }) => code === 'whSubRisk');
  expect(said([row])).toMatchObject({ level: 'NEED_APPROVAL', given: { risk: '6.1' } });
  expect(said([bare])).toMatchObject({ level: 'NEED_APPROVAL', given: { risk: '6.1' } });
});
