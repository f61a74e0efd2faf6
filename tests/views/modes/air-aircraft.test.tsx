import { describe, expect, it } from 'vitest';

import { glanceAt } from '../../../domain/modes/air/glance';
import type { AirTyped } from '../../../domain/modes/air/search';
import { saidOf } from '../../../src/modes/air/aircraft-said';
import { TYPED } from '../../../stories/modes/air.fixtures';

const said = (change: Partial<AirTyped>, isDanger: 'Y' | 'N' = 'Y') => {
  const row = { ...TYPED, ...change };
  const { letter, word, why } = saidOf(glanceAt(row, isDanger), row.unNo);
  return [letter, word, why];
};

describe('what is said of a package before it is priced', () => {
  it('AE10: is no yes while its charge is too high, or not told', () => {
    const battery = { unNo: '3480', group: '', net: '10' };
    expect(said({ ...battery, soc: '30' })).toStrictEqual(['R', '仅限货机', '客机禁运，全货机可运']);
    expect(said({ ...battery, soc: '35' }).slice(0, 2)).toStrictEqual(['M', '荷电状态超限']);
    expect(said({ ...battery, soc: '' })).toStrictEqual(['M', '还要填一项', '请填写荷电状态']);
    expect(said({ ...battery, net: '50', soc: '35' }).slice(0, 2), 'what is graver comes first').toStrictEqual([
      'N',
      '超过货机限量',
    ]);
  });

  it('AE13: says of a piece that does not go through a door that it does not, dangerous or not', () => {
    const high = '120×100×170×1';
    expect(said({ net: '50', size: high }).slice(0, 2)).toStrictEqual(['R', '仅限货机']);
    expect(said({ net: '50', size: high })[2]).toContain('120×100×170 cm、260 kg 超过客机腹舱可装的 310×220×155 cm');
    expect(said({ size: high }, 'N').slice(0, 2)).toStrictEqual([null, '仅限货机']);
    expect(said({ size: '120×100×300×1' }, 'N').slice(0, 2)).toStrictEqual(['N', '装不进舱门']);
    expect(said({ net: '50', size: '120×100×300×1' }).slice(0, 2)).toStrictEqual(['N', '装不进舱门']);
    expect(said({ size: '60×60×80×1' }, 'N')).toStrictEqual([null, '普通货物，客机、货机均可', '']);
  });

  it('AE4, AE19, AE20: never guesses, and says what never flies', () => {
    expect(said({ unNo: '1040', group: '', net: '1' }).slice(0, 2)).toStrictEqual(['N', '航空禁运']);
    expect(said({ group: '' }).slice(0, 2)).toStrictEqual(['M', '还要填一项']);
    expect(said({ unNo: '2014', group: '', net: '0.5', percent: '' })[2]).toContain('请填写浓度');
    expect(said({ unNo: '2014', group: '', net: '0.5', percent: '50' })[0]).toBe('N');
  });
});
