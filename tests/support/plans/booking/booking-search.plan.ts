import { blankSearch, type SearchForm } from '../../../../domain/offer/search';
import { readSailingsQuery } from '../../../../domain/offer/sailing-address';
import {
  bookingSearchMachine,
  type BookingSearchSnapshot,
  type PastSearch,
} from '../../../../machines/booking/booking-search';
import { sharedPlan } from '../../model/plan';
import { GLYCOL, goodsOption, METHANOL, portOption, ROTTERDAM, SHANGHAI } from './trade';

export const TODAY = '2026-11-20';

const GIVEN = readSailingsQuery('?org=CNSHA&un=1230');

const toRotterdam: PastSearch = {
  mode: 'LCL',
  form: { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM, goods: METHANOL, etd: '2026-10-01' },
};

type Now = BookingSearchSnapshot;

const dangerous = { dangerous: { isDanger: 'Y' as const } };
const harmless = { harmless: { isDanger: 'N' as const } };

const isBlank = ({ org, dst, goods }: SearchForm) => org === null && dst === null && goods === null;

/** One field after the other, so that every rule is reached and the walk stays finite. */
function options({ context: { form, mode } }: Now) {
  if (mode === 'MALL') return {};
  return {
    ...(form.org === null && { 'a port of loading': { picker: 'org', option: portOption(SHANGHAI) } }),
    ...(form.org !== null &&
      form.dst === null && {
        'a port of discharge': { picker: 'dst', option: portOption(ROTTERDAM) },
        'the same port again': { picker: 'dst', option: portOption(SHANGHAI) },
      }),
    ...(form.goods === null &&
      form.org === null && {
        methanol: { picker: 'goods', option: goodsOption(METHANOL) },
        glycol: { picker: 'goods', option: goodsOption(GLYCOL) },
      }),
  };
}

const changes = ({ context: { form, mode } }: Now) => ({
  ...(mode === 'FCL' &&
    form.dst?.code === 'NLRTM' &&
    form.isDanger === 'Y' &&
    form.goods === null &&
    form.etd === '' &&
    form.boxes === 1 && {
      'a day to come': { change: { etd: '2026-12-02' } },
      'a day gone by': { change: { etd: '2026-11-20' } },
      'a day too far away': { change: { etd: '2027-11-20' } },
      'no box': { change: { boxes: 0 } },
      'a larger box': { change: { boxType: '40HQ' as const } },
    }),
});

/** A found search is added to the history, which must stay bounded here. */
const submits = ({ context: { mode, form, past, named } }: Now) => {
  if (named !== null) return {};
  const isTelling =
    mode === 'MALL'
      ? form.goods === null
      : form.org?.code !== 'NLRTM' && (form.org === null || form.etd !== '' || form.boxes === 0);
  return { ...(isTelling && past.length === 0 && { '': {} }) };
};

export const bookingSearchPlan = sharedPlan('bookingSearchPlan', bookingSearchMachine, {
  inputs: { 'for every way to travel': { only: null }, 'for full containers': { only: 'FCL' } },
  events: {
    // The bar of an address has one mode and no history.
    'mode.choose': ({ context: { mode, form, named } }) => ({
      ...(named === null && mode !== 'FCL' && { 'full containers': { mode: 'FCL' as const } }),
      ...(named === null &&
        form.goods === null &&
        form.etd === '' &&
        (isBlank(form) || (form.boxes === 0 && form.boxType === '20GP')) && { 'by air': { mode: 'AIR' as const } }),
      ...(named === null && mode === 'FCL' && isBlank(form) && { 'the mall': { mode: 'MALL' as const } }),
    }),
    'danger.choose': ({ context: { mode, form } }) => ({
      ...(mode === 'FCL' && form.org === null && (form.isDanger === 'N' ? dangerous : harmless)),
    }),
    'ports.swap': ({ context: { mode, form } }) => ({ ...(mode === 'FCL' && form.goods === null && { '': {} }) }),
    'goods.clear': ({ context: { form } }) => ({ ...(form.goods !== null && { '': {} }) }),
    'form.change': changes,
    'option.chosen': options,
    'past.choose': ({ context: { past, form, named } }) => ({
      ...(named === null && past.length > 0 && form.org === null && { 'the last': { at: 0 } }),
      ...(past.length === 0 && { 'one that never was': { at: 0 } }),
    }),
    'query.changed': ({ context: { form, mode, isBegun } }) => ({
      ...(isBlank(form) && mode === 'FCL' && form.etd === '' && !isBegun && { '': {} }),
    }),
    'search.restore': ({ context: { named } }) => ({ ...(named !== null && { '': {} }) }),
    'search.submit': submits,
    'search.given': ({ context: { form, mode, past, asked } }) => ({
      ...(isBlank(form) &&
        mode === 'FCL' &&
        past.length === 0 &&
        asked.org === null && { 'from Shanghai': { asked: GIVEN } }),
    }),
  },
  outcomes: {
    orgPicker: 'stream',
    dstPicker: 'stream',
    goodsPicker: 'stream',
    recallSearches: {
      done: {
        'a day without a past': { today: TODAY, past: [] },
        'an earlier search': { today: TODAY, past: [toRotterdam] },
      },
      error: { bug: new TypeError('no storage here') },
    },
    nameSearch: {
      done: {
        'its ports and goods': { today: TODAY, past: [], form: { ...blankSearch, org: SHANGHAI, goods: METHANOL } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  // The purpose of the page only decides the recalled searches.
  distinguish: ({ only, isBegun, mode, form, faults, focus, today, past, asked, named }) => [
    today === null && only,
    today === null && isBegun,
    mode,
    form,
    faults,
    Object.keys(faults).length > 0 && focus.field,
    today,
    past.map((search) => [search.mode, search.form]),
    asked,
    named,
  ],
});
