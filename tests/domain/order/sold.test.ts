import { describe, expect, it } from 'vitest';

import { FCL } from '../../../domain/modes/fcl/mode';
import { soldForm, unsoldFaults } from '../../../domain/order/money/sold';
import { QUOTE } from '../../../stories/order/quoted.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

describe('what a mode does not sell', () => {
  const railway = { ...SOUND, services: ['DGA'], currency: '3' };

  it('is refused by the gateway, which names it', () => {
    expect(unsoldFaults(FCL, railway, QUOTE, (code) => `<${code}>`)).toEqual([
      { path: 'services', code: 'serviceUnsold', given: { names: '<DGA>' } },
      { path: 'currency', code: 'notListed' },
    ]);
    expect(unsoldFaults(FCL, SOUND, QUOTE, (code) => code)).toEqual([]);
  });

  it('leaves a form that held it, and the rest of the form stays', () => {
    expect(soldForm(FCL, railway, QUOTE)).toEqual({ ...SOUND, services: [], currency: '' });
    expect(soldForm(FCL, SOUND, QUOTE)).toBe(SOUND);
  });
});
