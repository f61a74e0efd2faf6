import { describe, expect, it } from 'vitest';

import {
  askedAddress,
  askedFor,
  askedIn,
  isBlank,
  isSameAsked,
  missingIn,
  searchOf,
} from '../../../domain/offer/sailing-address';
import { noFilter, type SailingFilter, type SailingSort } from '../../../domain/offer/sailing-choice';
import { FCL_LIST, sailingDay } from '../../../domain/modes/fcl/list';
import { fits, sorted } from '../../../domain/offer/offer-list';
import { answerOf } from '../../../domain/offer/answer';
import type { Sailing } from '../../../domain/offer/sailing';
import { isSameSettings, plainSettings, settingsIn, settingWords } from '../../../domain/offer/sailing-settings';
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

describe('the address of the sailings', () => {
  it('says the whole question', () => {
    expect(askedIn(WHOLE)).toEqual({
      org: 'CNSHA',
      dst: 'NLRTM',
      isDanger: 'Y',
      unNo: '1230',
      goods: '甲醇',
      etd: '2026-12-02',
      boxType: '40HQ',
      boxes: 2,
    });
    expect(missingIn(askedIn(WHOLE))).toEqual([]);
    expect(searchOf(askedIn(WHOLE))).toEqual({ ...SEARCH, boxes: [{ type: '40HQ', count: 2 }] });
  });

  it('means dangerous goods unless it says otherwise, and asks what they are before any price', () => {
    expect(askedIn('').isDanger).toBe('Y');
    expect(missingIn(askedIn('?org=CNSHA&dst=NLRTM'))).toEqual(['goods']);
    expect(missingIn(askedIn('?org=CNSHA&dst=NLRTM&goods=甲醇'))).toEqual([]);
    expect(missingIn(askedIn('?org=CNSHA&dst=NLRTM&d=N'))).toEqual([]);
    expect(searchOf(askedIn('?org=CNSHA&dst=NLRTM'))).toBeNull();
  });

  it.each([
    ['?org=cnsha', 'a code in small letters'],
    ['?org=%E4%BD%A0%', 'an escape cut short'],
    ['?un=12', 'half a number'],
    ['?etd=2026-02-30', 'a day there is none of'],
    ['?box=50GP*0', 'a box nobody has'],
    ['?pg=IV', 'a packing group nobody knows'],
  ])('leaves out what cannot be: %s (%s)', (search) => {
    expect(askedIn(search)).toEqual(askedIn(''));
    expect(isBlank(askedIn(search))).toBe(true);
  });

  it('does not go from a port to itself', () => {
    expect(missingIn(askedIn('?org=CNSHA&dst=CNSHA&un=1230'))).toEqual(['dst']);
  });

  it('is the same question however the list is looked at', () => {
    expect(isSameAsked(askedIn(WHOLE), askedIn(`${WHOLE}&s=price`))).toBe(true);
    expect(isSameAsked(askedIn(WHOLE), askedIn(WHOLE.replace('40HQ*2', '40HQ*3')))).toBe(false);
    expect(isSameAsked(askedIn(`${WHOLE}&pg=II`), askedIn(WHOLE))).toBe(false);
    expect(isSameAsked(null, askedIn(''))).toBe(false);
  });

  it('can be written again, for another page or from what the gateway was asked', () => {
    expect(askedAddress('/enquiryFcl', askedIn(WHOLE))).toBe(`/enquiryFcl${WHOLE}`);
    expect(askedIn(askedAddress('', askedIn(`${WHOLE}&pg=II`))).group).toBe('II');
    expect(askedAddress('/shippingFcl', { ...askedIn(WHOLE), etd: null })).not.toContain('etd');
    expect(searchOf(askedFor(SEARCH, null))).toEqual(SEARCH);
  });
});

const only = (change: Partial<SailingFilter>) =>
  SAILINGS.filter((sailing) => fits(FCL_LIST.seen(sailing), { ...noFilter, ...change })).map(
    ({ sailingId }) => sailingId,
  );

describe('the filters', () => {
  it('let everything through until one is set', () => {
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

describe('the answer of a sailing', () => {
  it('is no wherever it cannot be booked for these goods', () => {
    expect([DAWN, CREST, HARMONY, MERIDIAN, HORIZON, LANTERN].map(answerOf)).toEqual(['Y', 'Y', 'R', 'M', '0', 'N']);
    expect(answerOf({ ...DAWN, state: 'CLOSED' })).toBe('N');
    expect(answerOf({ ...HORIZON, acceptance: LANTERN.acceptance })).toBe('N');
  });
});

describe('the order', () => {
  const ids = (sort: SailingSort) => sorted(SAILINGS, FCL_LIST, sort, NOW).map(({ sailingId }) => sailingId);

  it('puts first what may go, then what it costs', () => {
    expect(ids('best')).toEqual(['crest', 'dawn', 'harmony', 'meridian', 'horizon', 'lantern']);
  });

  it('recommends what can still be made: papers that are due within a day stand behind', () => {
    const due = { code: 'DG_APPLY' as const, at: new Date(NOW + 57 * 60_000).toISOString() };
    const hurried = SAILINGS.map((sailing) =>
      sailing === CREST ? { ...CREST, cutoffs: [due, ...CREST.cutoffs] } : sailing,
    );
    const named = (sort: SailingSort) => sorted(hurried, FCL_LIST, sort, NOW).map(({ sailingId }) => sailingId);
    expect(named('best')[0]).toBe('dawn');
    expect(named('best').indexOf('crest')).toBeGreaterThan(0);
    expect(named('price')[0]).toBe('crest');
  });

  it('follows price, departure, days at sea and the first deadline; what is alike stands by departure', () => {
    expect(ids('price').slice(0, 4)).toEqual(['crest', 'dawn', 'harmony', 'meridian']);
    expect(ids('etd').slice(0, 4)).toEqual(['dawn', 'harmony', 'crest', 'meridian']);
    expect(ids('transit').slice(0, 4)).toEqual(['harmony', 'meridian', 'dawn', 'crest']);
    expect(ids('cutoff')).toEqual(ids('etd'));
  });

  it('puts what is sold out or refused behind all that can be booked, in the same order', () => {
    expect(ids('price').slice(4)).toEqual(['horizon', 'lantern']);
    expect(ids('etd').slice(4)).toEqual(['lantern', 'horizon']);
    expect(ids('transit').slice(4)).toEqual(['lantern', 'horizon']);
    const closed = SAILINGS.map((sailing): Sailing => (sailing === CREST ? { ...CREST, state: 'CLOSED' } : sailing));
    const first = sorted(closed, FCL_LIST, 'price', NOW).map(({ sailingId }) => sailingId);
    expect(first).toEqual(['dawn', 'harmony', 'meridian', 'crest', 'horizon', 'lantern']);
  });

  it('counts a departure at six in the morning of China to its day', () => {
    expect(sailingDay(CREST)).toBe('2026-12-04');
  });
});

describe('the settings in the address', () => {
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

  it('come back as they were written', () => {
    const words = Object.entries(settingWords(settings)).map(([key, value]) => `${key}=${value}`);
    expect(settingsIn(`?${words.join('&')}`)).toEqual(settings);
    expect(isSameSettings(settings, settingsIn(`?${words.join('&')}`))).toBe(true);
    expect(isSameSettings(settings, plainSettings)).toBe(false);
  });

  it('take in the words of a link to sheds, and say them in their own', () => {
    const settings = settingsIn('?cfs=SHWG.SHLG&only=fit');
    expect(settings.filter).toMatchObject({ carriers: ['SHWG', 'SHLG'], answers: ['Y'] });
    expect(settingWords(settings)).toMatchObject({ c: 'SHWG.SHLG', v: 'Y', cfs: '', only: '' });
    expect(settingsIn('?cfs=<b>&only=luck')).toEqual(plainSettings);
    expect(settingsIn('?only=constructor&sort=constructor')).toEqual(plainSettings);
  });

  it.each([
    ['price', 'price'],
    ['close', 'cutoff'],
    ['etd', 'etd'],
  ])('take in the order %s of such a link, and say it as %s', (written, said) => {
    const settings = settingsIn(`?sort=${written}`);
    expect(settings).toEqual({ ...plainSettings, sort: said });
    expect(settingWords(settings)).toMatchObject({ s: said, sort: '' });
    expect(settingsIn(`?s=transit&sort=${written}`).sort).toBe('transit');
  });

  it('say nothing that is as usual, and take in nothing that cannot be', () => {
    expect(Object.values(settingWords(plainSettings)).join('')).toBe('');
    expect(settingsIn('?v=X&c=<b>&w=up&p=-3&t=soon&day=2026-13-01&s=luck')).toEqual(plainSettings);
  });
});
