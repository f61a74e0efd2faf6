import { describe, expect, it } from 'vitest';

import { searchAgainAddress } from '../../../../domain/modes/flexi/again';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiReceipt } from '../../../../domain/modes/flexi/receipt';
import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { flexiMode } from '../../../../server/trade/modes/flexi/mode';
import { flexiQuoteFor, SEA, soundFlexi } from '../../../support/flexi-order';

const mode = flexiMode(SEA);
const quote = flexiQuoteFor();
const order = { org: { code: 'CNSHA' }, dst: { code: 'NLRTM' }, goods: [{ nameCn: '乙二醇' }] };

function againWith(change: Partial<FlexiForm>) {
  const form = { ...soundFlexi(quote), ...change };
  const { charges } = quote.offer.price!;
  const kept = mode.brief({ form, quote, charges, takings: [], alternative: null }, [], [], NOTHING_AFTERWARDS);
  return Object.fromEntries(new URLSearchParams(searchAgainAddress(order, kept as FlexiReceipt).split('?')[1]));
}

const PLAIN = {
  org: 'CNSHA',
  dst: 'NLRTM',
  d: 'N',
  goods: '乙二醇',
  q: '23.976',
  vol: '21600',
  rho: '1.11',
  tf: '25',
};

describe('repeated flexitank search', () => {
  it('proposes layer and pad by the new day when none was chosen', () => {
    expect(quote.offer.detail.hasPad, 'glycol to Rotterdam in winter').toBe(true);
    expect(againWith({})).toEqual(PLAIN);
  });

  it('keeps the chosen layer, pad, food grade and discharge', () => {
    const other = quote.offer.detail.layer === 'MULTI' ? 'SINGLE' : 'MULTI';
    expect(againWith({ viscosity: '17', layer: other, foodGrade: 'Y', heatPad: 'N', unload: 'GRAVITY' })).toEqual({
      ...PLAIN,
      mu: '17',
      layer: other === 'MULTI' ? 'M' : 'S',
      food: 'Y',
      heat: 'N',
      unload: 'GRAVITY',
    });
  });
});
