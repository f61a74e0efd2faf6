import { blankSearch } from '../../../domain/booking';
import { bookingSearchMachine, type BookingSearchSnapshot, type PastSearch } from '../../../machines/booking-search';
import { planFor } from '../model/plan';
import { GLYCOL, goodsOption, METHANOL, portOption, ROTTERDAM, SHANGHAI } from './trade';

export const TODAY = '2026-11-20';

const toRotterdam: PastSearch = {
  mode: 'lcl',
  form: { ...blankSearch, org: SHANGHAI, dst: ROTTERDAM, goods: METHANOL, etd: '2026-10-01' },
};

type Now = BookingSearchSnapshot;

/** One field after the other, so that every rule is met and the walk stays finite. */
function options({ context: { form, mode } }: Now) {
  if (mode === 'mall') return {};
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
  ...(mode === 'fcl' &&
    form.dst?.code === 'NLRTM' &&
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

/** Everything that can happen to the search on the first page. */
export const bookingSearchPlan = planFor(bookingSearchMachine, {
  inputs: { blank: undefined },
  events: {
    'mode.choose': ({ context: { mode } }) => ({
      ...(mode !== 'fcl' && { 'full containers': { mode: 'fcl' as const } }),
      'by air': { mode: 'air' as const },
      ...(mode === 'fcl' && { 'the mall': { mode: 'mall' as const } }),
    }),
    'danger.choose': ({ context: { mode, form } }) => ({
      ...(mode !== 'mall' && form.isDanger === 'N' && { dangerous: { isDanger: 'Y' as const } }),
      ...(mode !== 'mall' && form.isDanger === 'Y' && { harmless: { isDanger: 'N' as const } }),
    }),
    'ports.swap': ({ context: { mode } }) => ({ ...(mode !== 'mall' && { '': {} }) }),
    'goods.clear': ({ context: { form } }) => ({ ...(form.goods !== null && { '': {} }) }),
    'form.change': changes,
    'option.chosen': options,
    'past.choose': ({ context: { past } }) => ({
      ...(past.length > 0 && { 'the last': { at: 0 } }),
      ...(past.length === 0 && { 'one that never was': { at: 0 } }),
    }),
    'search.submit': 'bare',
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
  },
  distinguish: ({ mode, form, faults, focus, today, past }) => [mode, form, faults, focus.field, today, past.length],
});
