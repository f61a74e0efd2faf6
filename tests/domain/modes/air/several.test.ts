import { describe, expect, it } from 'vitest';
import { is } from 'valibot';

import { airAddress, AIR_LOAD, airAskedIn } from '../../../../domain/modes/air/address';
import { searchOf } from '../../../../domain/modes/air/asked';
import { askedBy } from '../../../../domain/modes/air/asked-by';
import { blankAir } from '../../../../domain/modes/air/form';
import { AIR } from '../../../../domain/modes/air/mode';
import { smallerFor } from '../../../../domain/modes/air/smaller';
import { airSearch } from '../../../../contract/modes/air/search';
import { airQuoteFor, airSearchOf, generalAir, togetherAir } from '../../../support/air-order';

const asked = askedBy(togetherAir, airQuoteFor());
const address = airAddress('/airLift', asked);
const readAgain = (words: string) => airAskedIn(`org=PVG&dst=LAX&un=1230&net=50&pcs=3&kg=110&m3=0.2&${words}`);

describe('an order of several goods that is searched for once more', () => {
  it('asks about the first of them, and says by its address what else there is', () => {
    expect(address).toContain('un=1230');
    expect(address).toContain('&also=1090&');
    expect(airAskedIn(address.split('?')[1] ?? '').row.also).toBe('1090');
    expect(searchOf(asked)).toMatchObject({ unNo: '1230', also: ['1090'], pieces: 3, kg: 110 });
  });

  it('says nothing of the kind of one, nor of goods nobody fears', () => {
    const one = { ...togetherAir, goods: togetherAir.goods.slice(0, 1) };
    expect(airAddress('/airLift', askedBy(one, airQuoteFor()))).not.toContain('also');
    const plain = { ...generalAir, goods: [...generalAir.goods, ...togetherAir.goods] };
    expect(airAddress('/airLift', askedBy(plain, airQuoteFor()))).not.toContain('also');
    expect(searchOf(readAgain(''))).not.toHaveProperty('also');
  });

  it('reads nothing but numbers', () => {
    expect(readAgain('also=1090,3480').row.also).toBe('1090,3480');
    for (const also of ['abc', '1090,', ',1090', '10901', '1090;3480', Array(20).fill('1090').join(',')])
      expect(readAgain(`also=${also}`).row.also, also).toBe('');
    expect(searchOf(readAgain('d=N&also=1090'))).not.toHaveProperty('also');
    expect(airAddress('/airLift', readAgain('d=N&also=1090'))).not.toContain('also');
    expect(is(airSearch, airSearchOf({ also: ['1090'] }))).toBe(true);
    for (const also of [['x'], Array(20).fill('1090')]) expect(is(airSearch, airSearchOf({ also }))).toBe(false);
  });

  it('never holds the packages of all against the amount in one of them', () => {
    const batteries = 'org=PVG&dst=FRA&un=3480&net=30&pcs=11&kg=60&m3=0.2';
    expect(searchOf(airAskedIn(batteries)), 'eleven times thirty weigh more').toBeNull();
    expect(searchOf(airAskedIn(`${batteries}&also=1090`))).not.toBeNull();
    const drums = readAgain('also=1090').row;
    const verdict = { answer: 'OVER', limit: { cao: { most: 20 }, unit: 'L' } } as Parameters<typeof smallerFor>[1];
    expect(smallerFor(drums, verdict)?.pieces).toBeNull();
    expect(smallerFor({ ...drums, also: '' }, verdict)?.pieces).toBe(8);
  });

  it('is forgotten with the goods it was said beside', () => {
    expect(AIR_LOAD.otherGoods?.({ ...AIR_LOAD.blank, also: '1090' }).also).toBe('');
  });

  it('begins a form with a row for each, and gives none of them the weight of all', () => {
    const form = AIR.quoted(blankAir, airQuoteFor(airSearchOf({ also: ['1090', '3480'] })));
    expect(form.goods.map(({ key, unNo, pieces, grossKg }) => [key, unNo, pieces, grossKg])).toStrictEqual([
      ['1', '1230', '', ''],
      ['2', '1090', '', ''],
      ['3', '3480', '', ''],
    ]);
    expect(form.air['1']?.net).toBe('50');
  });
});
