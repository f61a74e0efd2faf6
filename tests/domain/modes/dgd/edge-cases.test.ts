import { describe, expect, it } from 'vitest';

import { SERVICE_TYPES } from '../../../../domain/desk/service-types';
import { isServiceType } from '../../../../domain/desk/services';
import { FIRE_TOOL } from '../../../../domain/desk/tools/fire';
import { MIX_TOOL } from '../../../../domain/desk/tools/mix';
import { PG_TOOL } from '../../../../domain/desk/tools/pg';
import { readTyped, describeTyped } from '../../../../domain/desk/typed';
import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { DGD } from '../../../../domain/modes/dgd/mode';
import { mixWords } from '../../../../src/copy/desk/mix';
import { answerOf } from '../../../support/desk';
import { dgdFacts, soundDgd } from '../../../support/dgd-order';

const faultsOf = (change: Partial<DgdForm>) =>
  DGD.faults({ ...soundDgd('1'), ...change }, dgdFacts('1')).map(({ path, code }) => `${path} ${code}`);

describe('edge cases of the desk, by their numbers in the paper', () => {
  it('1: accepts nine services and no tenth', () => {
    expect(SERVICE_TYPES).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(['10', '0', '', '1 ', '０１'].filter(isServiceType)).toEqual([]);
  });

  it('5: ignores the flash point of a gas, with a note in the tool and without a question in the form', () => {
    const said = answerOf(FIRE_TOOL, { state: 'GAS', lel: '15', flash: '-20' });
    expect(said.says).toEqual({ code: 'class', of: { fire: 'B2' } });
    expect(said.why).toContainEqual({ code: 'flashOfGas' });
    expect(faultsOf({ physState: 'GAS', hasFlash: 'Y', flashC: 'not a number' })).toEqual([]);
  });

  it('6: requires a manual check for a liquid boiling below 35 and flashing above 60 degrees', () => {
    expect(answerOf(PG_TOOL, { flash: '70', boil: '30' })).toMatchObject({ level: 'MANUAL', says: { code: 'clash' } });
  });

  it('7: gives no category for a mixture without data', () => {
    const { level, why, facts } = answerOf(MIX_TOOL, { none: 'Y', p1: '100' });
    expect(level).toBe('MANUAL');
    expect(why).toContainEqual({ code: 'oralBlank' });
    expect(mixWords.says.oralBlank).toContain('未知成分 100%，需试验');
    expect(facts).toContainEqual({ name: 'statements', says: '—' });
  });

  it('8: classifies a pH of two as corrosive', () => {
    const { facts } = answerOf(MIX_TOOL, { none: 'Y', p1: '100', skin1: 'N', ph: '2.0' });
    expect(facts).toContainEqual({ name: 'statements', says: 'H314、H318' });
  });

  it('13: drops markup in an address', () => {
    const typed = readTyped(PG_TOOL, '?tool=pg&flash=%3Cscript%3E&boil=56');
    expect(describeTyped(PG_TOOL, typed)).toBe('tool=pg&boil=56');
  });
});
