import { pickerMachine } from '../../../../machines/booking/picker';
import { sharedPlan } from '../../model/plan';
import { METHANOL, portOption, goodsOption, ROTTERDAM, SHANGHAI } from './trade';

const ports = [portOption(SHANGHAI), portOption(ROTTERDAM)];

export const pickerPlan = sharedPlan('pickerPlan', pickerMachine, {
  inputs: {
    'for a port': { name: 'org', kind: 'port' },
    'for goods': { name: 'goods', kind: 'goods' },
  },
  events: {
    'picker.open': 'bare',
    'picker.close': 'bare',
    'query.change': ({ context }) => ({ ...(context.query === '' && { 'two letters': { query: 'sh' } }) }),
    'option.move': { down: { by: 1 }, up: { by: -1 } },
    'option.choose': { 'the first': { at: 0 }, 'the second': { at: 1 }, 'one that is not there': { at: 7 } },
    'query.submit': 'bare',
    'search.retry': 'bare',
    'kind.set': ({ context }) => ({
      'for the same': { kind: context.kind },
      ...(context.name === 'org' && { 'for the air': { kind: 'airport' as const } }),
    }),
  },
  outcomes: {
    findOptions: {
      done: {
        'two ports': { ok: true, options: ports },
        'one of goods': { ok: true, options: [goodsOption(METHANOL)] },
        nothing: { ok: true, options: [] },
        offline: { ok: false, failure: { code: 'network' } },
        refused: { ok: false, failure: { code: 'unavailable' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ kind, query, options, active, takesFirst, failureCode }) => [
    kind,
    query,
    options,
    active,
    takesFirst,
    failureCode,
  ],
});
