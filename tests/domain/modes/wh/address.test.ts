import { expect, it } from 'vitest';

import { blankWh } from '../../../../domain/modes/wh/form';
import { WH } from '../../../../domain/modes/wh/mode';
import { whQuestion } from '../../../../domain/modes/wh/search';
import { WH_SEARCH } from '../../../../domain/modes/wh/search-mode';
import { STORED, whQuoteFor } from '../../../support/wh-order';

const WHOLE = '?org=310100&d=Y&un=1294&tons=12&plt=16&in=2026-12-01&days=30&temp=NORMAL';

const { address: whAddress, asked: whAskedIn, askedFor, missing, searchOf } = whQuestion;

it('reads the address it writes', () => {
  expect(whAddress('/warehouse', whAskedIn(WHOLE))).toBe(`/warehouse${WHOLE}`);
  const search = searchOf(whAskedIn(WHOLE));
  expect(search && whAddress('/warehouse', askedFor(search))).toBe(`/warehouse${WHOLE}`);
  expect(search).toEqual({
    city: '310100',
    isDanger: 'Y',
    unNo: '1294',
    goods: null,
    group: null,
    tons: 12,
    pallets: 16,
    inDate: '2026-12-01',
    days: 30,
    temp: 'NORMAL',
    untold: [],
  });
});

it('reads tons by the short key and the city by name', () => {
  const asked = whAskedIn('?city=310100&d=Y&un=1294&t=12&plt=16&in=2026-12-01&days=30');
  expect([asked.org, asked.tons, asked.untold]).toEqual(['310100', '12', []]);
});

it('widens a temperature room to normal temperature', () => {
  const asked = whAskedIn('?org=310100&d=Y&un=1230&tons=5&plt=5&days=10&temp=HEAT');
  expect(WH_SEARCH.widened(asked)).toBe('/warehouse?org=310100&d=Y&un=1230&tons=5&plt=5&days=10&temp=NORMAL');
  expect(WH_SEARCH.widened({ ...asked, temp: 'NORMAL' })).toBeNull();
});

it('marks untyped amounts, keeps them out of the address and starts no order with them', () => {
  const asked = whAskedIn('?un=1230&tons=12');
  expect(asked.untold).toEqual(['pallets', 'days']);
  expect(whAddress('/warehouse', asked)).toBe('/warehouse?d=Y&un=1230&tons=12&temp=NORMAL');
  const tried = whQuoteFor({ ...STORED, untold: ['tons', 'pallets', 'days'] });
  expect(WH.quoted(blankWh, tried)).toMatchObject({ pallets: '', days: '', goods: [{ unNo: '1230', grossKg: '' }] });
  expect(WH.quoted(blankWh, whQuoteFor(STORED))).toMatchObject({
    pallets: '16',
    days: '30',
    goods: [{ unNo: '1230', grossKg: '12000' }],
  });
});

it('searches at once with the home page input and default amounts', () => {
  expect(searchOf(whAskedIn('?org=310100&d=Y&un=1294&goods=%E7%94%B2%E8%8B%AF'))).toMatchObject({
    city: '310100',
    unNo: '1294',
    goods: '甲苯',
    tons: 10,
    pallets: 12,
    inDate: null,
    days: 30,
    temp: 'NORMAL',
  });
  expect(searchOf(whAskedIn('?un=1294'))).toMatchObject({ city: null, unNo: '1294' });
  expect(searchOf(whAskedIn('?d=N&goods=%E7%94%98%E6%B2%B9&un=1294'))).toMatchObject({ unNo: null, goods: '甘油' });
});

it.each([
  ['?org=310100', ['goods']],
  ['?un=1294&tons=0', ['tons']],
  ['?un=1294&tons=5001&plt=1.5&days=3651', ['tons', 'pallets', 'days']],
  ['?un=1294&tons=abc', ['tons']],
  ['?org=CNSHA&un=12940', ['goods']],
])('reports missing and invalid fields of %s: %j', (search, names) => {
  expect(missing(whAskedIn(search))).toEqual(names);
  expect(searchOf(whAskedIn(search))).toBeNull();
});

it('keeps invalid input, and is another search with any changed word', () => {
  expect(whAskedIn('?un=1294&tons=abc').tons).toBe('abc');
  const asked = whAskedIn(WHOLE);
  for (const word of ['tons=13', 'plt=17', 'in=2026-12-02', 'days=31', 'temp=COOL', 'org=320500', 'un=1230']) {
    const [key = ''] = word.split('=');
    const other = whAskedIn(WHOLE.replace(new RegExp(`\\b${key}=[^&]*`), word));
    expect(WH_SEARCH.isSame(other, asked), word).toBe(false);
  }
  expect(WH_SEARCH.isSame(whAskedIn(`${WHOLE}&s=price&t=30`), asked), 'how the list is looked at').toBe(true);
});
