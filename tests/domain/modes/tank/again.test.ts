import { describe, expect, it } from 'vitest';

import { searchAgainAddress } from '../../../../domain/modes/tank/again';
import { tankBrief } from '../../../../server/trade/modes/tank/brief';
import { LEASE, soundTankOn, tankQuoteFor } from '../../../support/tank-order';

const toluene = {
  org: { code: 'CNSHA' },
  dst: { code: 'NLRTM' },
  isDanger: 'Y' as const,
  goods: [{ nameCn: '甲苯', unNo: '1294' }],
};
const glycol = { ...toluene, isDanger: 'N' as const, goods: [{ nameCn: '乙二醇', unNo: null }] };

const wordsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('repeated tank search', () => {
  it('keeps filling, heating, washing and choices', () => {
    const quote = tankQuoteFor();
    const form = {
      ...soundTankOn(quote),
      density15: ' 0.88 ',
      heating: 'STEAM' as const,
      hotTemp: '60',
      lastCargo: 'DEDICATED' as const,
      cleanAtDest: 'N' as const,
    };
    expect(wordsOf(searchAgainAddress(toluene, tankBrief({ form, quote })))).toEqual({
      org: 'CNSHA',
      dst: 'NLRTM',
      d: 'Y',
      un: '1294',
      goods: '甲苯',
      q: '40',
      tf: '20',
      hot: '60',
      d15: '0.88',
      heat: 'S',
      last: 'DEDICATED',
      clean: 'N',
    });
  });

  it('omits library values and inactive fields', () => {
    const quote = tankQuoteFor();
    const form = { ...soundTankOn(quote), hotTemp: '60' };
    const plain = { org: 'CNSHA', dst: 'NLRTM', d: 'Y', un: '1294', goods: '甲苯' };
    expect(wordsOf(searchAgainAddress(toluene, tankBrief({ form, quote })))).toEqual({ ...plain, q: '40', tf: '20' });
    expect(wordsOf(searchAgainAddress(toluene, null))).toEqual(plain);
  });

  it('keeps days, port and food grade of a lease', () => {
    const quote = tankQuoteFor(LEASE, 'S24');
    const asked = { ...quote, search: { ...quote.search, isFood: true } };
    expect(wordsOf(searchAgainAddress(glycol, tankBrief({ form: soundTankOn(quote), quote: asked })))).toEqual({
      org: 'CNSHA',
      d: 'N',
      goods: '乙二醇',
      kind: 'lease',
      days: '180',
      q: '100',
      tf: '25',
      food: 'Y',
    });
  });
});
