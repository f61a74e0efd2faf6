import { deskPaletteMachine } from '../../../../machines/house/desk-palette';
import { HIT } from '../../../../stories/house/palette.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

/** Everything that can happen to the palette and the sheet of keys. */
export const deskPalettePlan = sharedPlan('deskPalettePlan', deskPaletteMachine, {
  inputs: { 'somebody at the desk': undefined },
  events: {
    'palette.open': 'bare',
    'keys.open': 'bare',
    'palette.close': 'bare',
    'text.type': ({ context: { text } }): Record<string, { text: string }> =>
      text === '甲' ? { 'a name': { text: '甲醇' } } : { 'one letter': { text: '甲' } },
    'search.retry': 'bare',
  },
  outcomes: {
    keyWatcher: 'stream',
    searchDesk: {
      done: {
        'one of them': { ok: true, records: [HIT], isMore: false },
        'more than are shown': { ok: true, records: [HIT], isMore: true },
        nothing: { ok: true, records: [], isMore: false },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('nothing searched') },
    },
  },
  distinguish: ({ text, found, isMore, failureCode }) => [text, found?.length, isMore, failureCode],
});
