import { describe, expect, it } from 'vitest';
import { is } from 'valibot';

import { airAddress, AIR_LOAD, readAirQuery } from '../../../../domain/modes/air/address';
import { searchFromAirQuery } from '../../../../domain/modes/air/asked';
import { queryFromForm } from '../../../../domain/modes/air/asked-by';
import { blankAir } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import { suggestSmaller } from '../../../../domain/modes/air/smaller';
import { airSearch } from '../../../../contract/modes/air/search';
import { airQuoteFor, airSearchOf, generalAir, togetherAir } from '../../../support/air-order';

const asked = queryFromForm(togetherAir, airQuoteFor());
const address = airAddress('/airLift', asked);
const readAgain = (words: string) => readAirQuery(`org=PVG&dst=LAX&un=1230&net=50&pcs=3&kg=110&m3=0.2&${words}`);

describe('repeated search of an order with several goods', () => {
  it('asks about the first and lists the others in the address', () => {
    expect(address).toContain('un=1230');
    expect(address).toContain('&also=1090&');
    expect(readAirQuery(address.split('?')[1] ?? '').row.also).toBe('1090');
    expect(searchFromAirQuery(asked)).toMatchObject({ unNo: '1230', also: ['1090'], pieces: 3, kg: 110 });
  });

  it('lists no others for one row or for harmless goods', () => {
    const one = { ...togetherAir, goods: togetherAir.goods.slice(0, 1) };
    expect(airAddress('/airLift', queryFromForm(one, airQuoteFor()))).not.toContain('also');
    const plain = { ...generalAir, goods: [...generalAir.goods, ...togetherAir.goods] };
    expect(airAddress('/airLift', queryFromForm(plain, airQuoteFor()))).not.toContain('also');
    expect(searchFromAirQuery(readAgain(''))).not.toHaveProperty('also');
  });

  it('reads only UN numbers', () => {
    expect(readAgain('also=1090,3480').row.also).toBe('1090,3480');
    for (const also of ['abc', '1090,', ',1090', '10901', '1090;3480', Array(20).fill('1090').join(',')])
      expect(readAgain(`also=${also}`).row.also, also).toBe('');
    expect(searchFromAirQuery(readAgain('d=N&also=1090'))).not.toHaveProperty('also');
    expect(airAddress('/airLift', readAgain('d=N&also=1090'))).not.toContain('also');
    expect(is(airSearch, airSearchOf({ also: ['1090'] }))).toBe(true);
    for (const also of [['x'], Array(20).fill('1090')]) expect(is(airSearch, airSearchOf({ also }))).toBe(false);
  });

  it('does not compare the packages of all goods with the net amount of one', () => {
    const batteries = 'org=PVG&dst=FRA&un=3480&net=30&pcs=11&kg=60&m3=0.2';
    expect(searchFromAirQuery(readAirQuery(batteries)), 'eleven times thirty weigh more').toBeNull();
    expect(searchFromAirQuery(readAirQuery(`${batteries}&also=1090`))).not.toBeNull();
    const drums = readAgain('also=1090').row;
    const verdict = { answer: 'OVER', limit: { cao: { most: 20 }, unit: 'L' } } as Parameters<typeof suggestSmaller>[1];
    expect(suggestSmaller(drums, verdict)?.pieces).toBeNull();
    expect(suggestSmaller({ ...drums, also: '' }, verdict)?.pieces).toBe(8);
  });

  it('drops the others when the first goods change', () => {
    expect(AIR_LOAD.otherGoods?.({ ...AIR_LOAD.blank, also: '1090' }).also).toBe('');
  });

  it('starts a form with a row for each, without splitting the weight', () => {
    const form = AIR.quoted(blankAir, airQuoteFor(airSearchOf({ also: ['1090', '3480'] })));
    expect(form.goods.map(({ key, unNo, pieces, grossKg }) => [key, unNo, pieces, grossKg])).toStrictEqual([
      ['1', '1230', '', ''],
      ['2', '1090', '', ''],
      ['3', '3480', '', ''],
    ]);
    expect(form.air['1']?.net).toBe('50');
  });
});
