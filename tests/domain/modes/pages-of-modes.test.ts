import { describe, expect, it } from 'vitest';

import { MODE_IDS, MODES } from '../../../domain/modes';

describe('the pages of a mode', () => {
  it('say that it opens soon for all that cannot be ordered here', () => {
    const open = MODE_IDS.filter((mode) => MODES[mode].opens === 'now');
    expect(open).toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'CFS', 'WH', 'TANK', 'FLEXI', 'DOM', 'TRUCK', 'DGD', 'ENQ']);
  });
});
