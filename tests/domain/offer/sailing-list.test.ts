import { describe, expect, it } from 'vitest';

import {
  askedAddress,
  queryFromSearch,
  readSailingsQuery,
  isBlank,
  isSameQuery,
  missingParts,
  searchFromQuery,
} from '../../../domain/offer/sailing-address';
import { noFilter, type SailingFilter, type SailingSort } from '../../../domain/offer/sailing-choice';
import { FCL_LIST, sailingDay } from '../../../domain/modes/fcl/list';
import { matchesFilter, sortOffers } from '../../../domain/offer/offer-list';
import { offerAnswer } from '../../../domain/offer/answer';
import type { Sailing } from '../../../domain/offer/sailing';
import { isSameSettings, plainSettings, readSettings, settingWords } from '../../../domain/offer/sailing-settings';
import {
  CREST,
  DAWN,
  HARMONY,
  HORIZON,
  LANTERN,
  MERIDIAN,
  NOW,
  SAILINGS,
  SEARCH,
} from '../../../stories/booking/sailings.fixtures';

const WHOLE = '?org=CNSHA&dst=NLRTM&d=Y&un=1230&goods=%E7%94%B2%E9%86%87&etd=2026-12-02&box=40HQ*2';

describe('address of the sailing list', () => {
  it('contains the whole question', () => {
    expect(readSailingsQuery(WHOLE)).toEqual({
      org: 'CNSHA',
      dst: 'NLRTM',
      isDanger: 'Y',
      unNo: '1230',
      goods: '甲醇',
      etd: '2026-12-02',
      boxType: '40HQ',
      boxes: 2,
    });
    expect(missingParts(readSailingsQuery(WHOLE))).toEqual([]);
    expect(searchFromQuery(readSailingsQuery(WHOLE))).toEqual({ ...SEARCH, boxes: [{ type: '40HQ', count: 2 }] });
  });

  it('defaults to dangerous goods and requires them before a price', () => {
    expect(readSailingsQuery('').isDanger).toBe('Y');
    expect(missingParts(readSailingsQuery('?org=CNSHA&dst=NLRTM'))).toEqual(['goods']);
    expect(missingParts(readSailingsQuery('?org=CNSHA&dst=NLRTM&goods=甲醇'))).toEqual([]);
    expect(missingParts(readSailingsQuery('?org=CNSHA&dst=NLRTM&d=N'))).toEqual([]);
    expect(searchFromQuery(readSailingsQuery('?org=CNSHA&dst=NLRTM'))).toBeNull();
  });

  it.each([
    ['?org=cnsha', 'a code in small letters'],
    ['?org=%E4%BD%A0%', 'an escape cut short'],
    ['?un=12', 'half a number'],
    ['?etd=2026-02-30', 'a day there is none of'],
    ['?box=50GP*0', 'a box nobody has'],
    ['?pg=IV', 'a packing group nobody knows'],
  ])('drops impossible values: %s (%s)', (search) => {
    expect(readSailingsQuery(search)).toEqual(readSailingsQuery(''));
    expect(isBlank(readSailingsQuery(search))).toBe(true);
  });

  it('rejects the same port twice', () => {
    expect(missingParts(readSailingsQuery('?org=CNSHA&dst=CNSHA&un=1230'))).toEqual(['dst']);
  });

  it('is the same question with other list settings', () => {
    expect(isSameQuery(readSailingsQuery(WHOLE), readSailingsQuery(`${WHOLE}&s=price`))).toBe(true);
    expect(isSameQuery(readSailingsQuery(WHOLE), readSailingsQuery(WHOLE.replace('40HQ*2', '40HQ*3')))).toBe(false);
    expect(isSameQuery(readSailingsQuery(`${WHOLE}&pg=II`), readSailingsQuery(WHOLE))).toBe(false);
    expect(isSameQuery(null, readSailingsQuery(''))).toBe(false);
  });

  it('is written again for another page or from a gateway search', () => {
    expect(askedAddress('/enquiryFcl', readSailingsQuery(WHOLE))).toBe(`/enquiryFcl${WHOLE}`);
    expect(readSailingsQuery(askedAddress('', readSailingsQuery(`${WHOLE}&pg=II`))).group).toBe('II');
    expect(askedAddress('/shippingFcl', { ...readSailingsQuery(WHOLE), etd: null })).not.toContain('etd');
    expect(searchFromQuery(queryFromSearch(SEARCH, null))).toEqual(SEARCH);
  });
});

const only = (change: Partial<SailingFilter>) =>
  SAILINGS.filter((sailing) => matchesFilter(FCL_LIST.seen(sailing), { ...noFilter, ...change })).map(
    ({ sailingId }) => sailingId,
  );

describe('sailing filters', () => {
  it('pass everything by default', () => {
    expect(only({})).toHaveLength(SAILINGS.length);
  });

  it.each<[string, Partial<SailingFilter>, string[]]>([
    ['what may go', { answers: ['Y'] }, ['dawn', 'crest']],
    ['what may go or may be reviewed', { answers: ['Y', 'R'] }, ['dawn', 'harmony', 'crest']],
    ['a carrier', { carriers: ['XPI'] }, ['lantern', 'harmony', 'meridian']],
    ['a change on the way', { ways: ['via'] }, ['crest']],
    ['what carries it, where nobody has said', { kinds: ['F'] }, []],
    ['something besides, where nobody has it', { traits: ['BOND'] }, []],
    ['a price up to its very dollar', { mostPaid: 2_733 }, ['dawn', 'crest']],
    ['a price a dollar lower', { mostPaid: 2_732 }, ['crest']],
    ['days at sea', { mostDays: 35 }, ['lantern', 'harmony']],
    ['free days, the kind that ends first', { leastFree: 3 }, []],
    ['a day, by the calendar of China', { day: '2026-12-04' }, ['crest']],
    ['two at once', { answers: ['Y'], ways: ['direct'] }, ['dawn']],
  ])('keep only %s', (_, change, kept) => {
    expect(only(change)).toEqual(kept);
  });
});

describe('sailing answer', () => {
  it('is no when the sailing cannot be booked for the goods', () => {
    expect([DAWN, CREST, HARMONY, MERIDIAN, HORIZON, LANTERN].map(offerAnswer)).toEqual(['Y', 'Y', 'R', 'M', '0', 'N']);
    expect(offerAnswer({ ...DAWN, state: 'CLOSED' })).toBe('N');
    expect(offerAnswer({ ...HORIZON, acceptance: LANTERN.acceptance })).toBe('N');
  });
});

describe('sailing order', () => {
  const ids = (sort: SailingSort) => sortOffers(SAILINGS, FCL_LIST, sort, NOW).map(({ sailingId }) => sailingId);

  it('ranks by verdict, then by price', () => {
    expect(ids('best')).toEqual(['crest', 'dawn', 'harmony', 'meridian', 'horizon', 'lantern']);
  });

  it('ranks sailings with documents due within a day lower', () => {
    const due = { code: 'DG_APPLY' as const, at: new Date(NOW + 57 * 60_000).toISOString() };
    const hurried = SAILINGS.map((sailing) =>
      sailing === CREST ? { ...CREST, cutoffs: [due, ...CREST.cutoffs] } : sailing,
    );
    const named = (sort: SailingSort) => sortOffers(hurried, FCL_LIST, sort, NOW).map(({ sailingId }) => sailingId);
    expect(named('best')[0]).toBe('dawn');
    expect(named('best').indexOf('crest')).toBeGreaterThan(0);
    expect(named('price')[0]).toBe('crest');
  });

  it('sorts by price, departure, transit and first cut-off, then by departure', () => {
    expect(ids('price').slice(0, 4)).toEqual(['crest', 'dawn', 'harmony', 'meridian']);
    expect(ids('etd').slice(0, 4)).toEqual(['dawn', 'harmony', 'crest', 'meridian']);
    expect(ids('transit').slice(0, 4)).toEqual(['harmony', 'meridian', 'dawn', 'crest']);
    expect(ids('cutoff')).toEqual(ids('etd'));
  });

  it('puts sold-out and refused sailings last in the same order', () => {
    expect(ids('price').slice(4)).toEqual(['horizon', 'lantern']);
    expect(ids('etd').slice(4)).toEqual(['lantern', 'horizon']);
    expect(ids('transit').slice(4)).toEqual(['lantern', 'horizon']);
    const closed = SAILINGS.map((sailing): Sailing => (sailing === CREST ? { ...CREST, state: 'CLOSED' } : sailing));
    const first = sortOffers(closed, FCL_LIST, 'price', NOW).map(({ sailingId }) => sailingId);
    expect(first).toEqual(['dawn', 'harmony', 'meridian', 'crest', 'horizon', 'lantern']);
  });

  it('assigns a departure to its day in China', () => {
    expect(sailingDay(CREST)).toBe('2026-12-04');
  });
});

describe('list settings in the address', () => {
  const settings = {
    filter: {
      answers: ['Y' as const, 'R' as const],
      carriers: ['LYS'],
      ways: ['direct' as const],
      kinds: ['F'],
      traits: ['BOND'],
      mostPaid: 3_000,
      mostDays: 45,
      leastFree: 7,
      day: '2026-12-02',
    },
    sort: 'price' as const,
  };

  it('survive a round trip', () => {
    const words = Object.entries(settingWords(settings)).map(([key, value]) => `${key}=${value}`);
    expect(readSettings(`?${words.join('&')}`)).toEqual(settings);
    expect(isSameSettings(settings, readSettings(`?${words.join('&')}`))).toBe(true);
    expect(isSameSettings(settings, plainSettings)).toBe(false);
  });

  it('accept the words of a shed link and write their own', () => {
    const settings = readSettings('?cfs=SHWG.SHLG&only=fit');
    expect(settings.filter).toMatchObject({ carriers: ['SHWG', 'SHLG'], answers: ['Y'] });
    expect(settingWords(settings)).toMatchObject({ c: 'SHWG.SHLG', v: 'Y', cfs: '', only: '' });
    expect(readSettings('?cfs=<b>&only=luck')).toEqual(plainSettings);
    expect(readSettings('?only=constructor&sort=constructor')).toEqual(plainSettings);
  });

  it.each([
    ['price', 'price'],
    ['close', 'cutoff'],
    ['etd', 'etd'],
  ])('accept the order %s of a shed link and write %s', (written, said) => {
    const settings = readSettings(`?sort=${written}`);
    expect(settings).toEqual({ ...plainSettings, sort: said });
    expect(settingWords(settings)).toMatchObject({ s: said, sort: '' });
    expect(readSettings(`?s=transit&sort=${written}`).sort).toBe('transit');
  });

  it('omit defaults and drop invalid values', () => {
    expect(Object.values(settingWords(plainSettings)).join('')).toBe('');
    expect(readSettings('?v=X&c=<b>&w=up&p=-3&t=soon&day=2026-13-01&s=luck')).toEqual(plainSettings);
  });
});
