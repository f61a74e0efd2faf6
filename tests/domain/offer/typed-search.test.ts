import { describe, expect, it } from 'vitest';

import { MODE_IDS, MODES, modeAt } from '../../../domain/modes';
import { typedSearchIn } from '../../../domain/offer/typed-search';
import { typedWords } from '../../../src/copy/soon';

const wordsOf = (search: string) => typedWords(typedSearchIn(search));

describe('a search for a service that is not open yet', () => {
  it('is read for every kind of place', () => {
    expect(wordsOf('?org=PVG&dst=NRT&d=Y&un=1230&goods=%E7%94%B2%E9%86%87&etd=2026-12-01')).toBe(
      'PVG → NRT · UN 1230 甲醇 · 2026-12-01 起',
    );
    expect(wordsOf('?org=CNSHA&box=20GP*2')).toBe('CNSHA · 20GP × 2');
  });

  it('is nothing where nothing was typed, or nothing that could have been', () => {
    expect(wordsOf('')).toBe('');
    expect(wordsOf('?org=<b>&dst=%E0&un=12&etd=soon&box=1&goods=%20')).toBe('');
    expect(wordsOf(`?goods=${'a'.repeat(90)}`)).toBe('a'.repeat(60));
  });
});

describe('the pages of a mode', () => {
  it('are known by their mode, the pages of the house by none', () => {
    expect(modeAt('builtInSuccess')).toBe('CFS');
    expect(modeAt('warehouseing')).toBe('WH');
    expect(modeAt('shippingFclOrder')).toBe('FCL');
    expect(modeAt('news')).toBeNull();
  });

  it('say that it opens soon for all that cannot be ordered here', () => {
    const open = MODE_IDS.filter((mode) => MODES[mode].opens === 'now');
    expect(open).toEqual(['FCL', 'LCL', 'AIR', 'RAIL', 'CFS', 'WH', 'TANK', 'FLEXI', 'DOM', 'DGD', 'ENQ']);
  });
});
