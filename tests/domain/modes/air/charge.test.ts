import { describe, expect, it } from 'vitest';

import { judgeCharge } from '../../../../domain/modes/air/charge';

const ofLoose = (soc: number | null) => judgeCharge({ unNo: '3480', soc, pi: '965' });

describe('state of charge of a lithium battery', () => {
  it.each([0, 30])('allows %i %%', (soc) => {
    expect(ofLoose(soc)).toBeNull();
  });

  it.each([31, 100])('refuses %i %% as too high to fly', (soc) => {
    expect(ofLoose(soc)).toBe('OVER');
  });

  it.each([null, -1, 101])('requires a value instead of %s', (soc) => {
    expect(ofLoose(soc)).toBe('ASK');
  });

  it('may be higher in equipment and is not required of other goods', () => {
    expect(judgeCharge({ unNo: '3481', soc: 100, pi: '967' })).toBeNull();
    expect(judgeCharge({ unNo: '3481', soc: 100, pi: '966' })).toBe('OVER');
    expect(judgeCharge({ unNo: '1263', soc: null, pi: '' })).toBeNull();
  });
});
