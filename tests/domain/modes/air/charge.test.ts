import { describe, expect, it } from 'vitest';

import { chargeOf } from '../../../../domain/modes/air/charge';

const ofLoose = (soc: number | null) => chargeOf({ unNo: '3480', soc, pi: '965' });

describe('the charge of a lithium battery', () => {
  it.each([0, 30])('of %i %% is no reason against it', (soc) => {
    expect(ofLoose(soc)).toBeNull();
  });

  it.each([31, 100])('of %i %% is too much to fly as it is', (soc) => {
    expect(ofLoose(soc)).toBe('OVER');
  });

  it.each([null, -1, 101])('of %s has not been said', (soc) => {
    expect(ofLoose(soc)).toBe('ASK');
  });

  it('may be more in what is built into a device, and is asked of no other goods', () => {
    expect(chargeOf({ unNo: '3481', soc: 100, pi: '967' })).toBeNull();
    expect(chargeOf({ unNo: '3481', soc: 100, pi: '966' })).toBe('OVER');
    expect(chargeOf({ unNo: '1263', soc: null, pi: '' })).toBeNull();
  });
});
