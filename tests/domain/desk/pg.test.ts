import { expect, it } from 'vitest';

import { PG_TOOL } from '../../../domain/desk/tools/pg';
import { pgWords } from '../../../src/copy/desk/pg';
import { answerOf } from '../../support/desk';

it('assigns group III without a boiling point and group II only with one', () => {
  const without = (flash: string, more = {}) => answerOf(PG_TOOL, { flash, ...more });
  const three = { level: null, says: { code: 'flammable', of: { group: 'III' } } };
  for (const flash of ['23', '23.0', '58', '60'])
    expect(without(flash)).toMatchObject({ ...three, why: [{ code: 'boilAssumed' }, { code: 'stricterFirst' }] });
  expect(without('58', { boil: '153' })).toMatchObject({ ...three, why: [{ code: 'stricterFirst' }] });
  expect(without('58', { boil: '35' }).says).toEqual({ code: 'flammable', of: { group: 'I' } });
  expect(without('22.9')).toMatchObject({ level: 'MANUAL', says: { code: 'boilUntold', of: { group: 'II' } } });
  expect(without('22.9', { boil: '78' }).says).toEqual({ code: 'flammable', of: { group: 'II' } });
  expect(without('45', { sustain: 'N' }).says).toEqual({ code: 'notSustaining' });
  expect(without('61')).toMatchObject({
    says: { code: 'aboveSixty' },
    facts: [{ name: 'ghs', says: { code: 'flame4' } }],
  });
  expect(pgWords.says.boilAssumed).toBe('没有填初沸点，按高于 35℃ 判；不高于 35℃ 就是包装类别 I');
});
