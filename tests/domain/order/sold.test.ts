import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import { soldForm, unsoldFaults } from '../../../domain/order/money/sold';
import { QUOTE } from '../../../stories/order/quoted.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

describe('unsold services of a mode', () => {
  const railway = { ...SOUND, services: ['DGA'], currency: '3' };

  it('are refused by name at the gateway', () => {
    expect(unsoldFaults(FCL, railway, QUOTE, (code) => `<${code}>`)).toEqual([
      { path: 'services', code: 'serviceUnsold', given: { names: '<DGA>' } },
      { path: 'currency', code: 'notListed' },
    ]);
    expect(unsoldFaults(FCL, SOUND, QUOTE, (code) => code)).toEqual([]);
  });

  it('are removed from a form that keeps the rest', () => {
    expect(soldForm(FCL, railway, QUOTE)).toEqual({ ...SOUND, services: [], currency: '' });
    expect(soldForm(FCL, SOUND, QUOTE)).toBe(SOUND);
  });
});
