import type { LogFilter } from '../../../../domain/house/log';
import { deskLogMachine } from '../../../../machines/house/desk-log';
import { ACCEPTED, PEOPLE } from '../../../../stories/house/log.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const lines = { offline: failed('network'), unavailable: failed('unavailable') };

export const deskLogPlan = sharedPlan('deskLogPlan', deskLogMachine, {
  inputs: { 'somebody at the desk': undefined },
  events: {
    'field.change': ({ context: { form } }): Record<string, { change: Partial<LogFilter> }> =>
      form.subject === '' ? { 'the number of an order': { change: { subject: 'FC000000000001' } } } : {},
    'filter.apply': 'bare',
    'page.turn': ({ context: { total, asked } }): Record<string, { page: number }> =>
      total > 30 && asked.page === 1 ? { 'the second page': { page: 2 } } : {},
    'log.retry': 'bare',
    'chain.check': 'bare',
  },
  outcomes: {
    loadLog: {
      done: {
        'a page of many': { ok: true, records: [ACCEPTED], total: 31, people: PEOPLE },
        nothing: { ok: true, records: [], total: 0, people: PEOPLE },
        ...lines,
      },
      error: { bug: new TypeError('no log') },
    },
    checkLog: {
      done: {
        'a whole chain': { ok: true, chain: { lines: 42, keyedFrom: 8, anchors: 3, brokenAt: null, changed: [] } },
        'a broken chain': { ok: true, chain: { lines: 16, keyedFrom: 8, anchors: 3, brokenAt: 17, changed: [] } },
        offline: failed('network'),
      },
      error: { bug: new TypeError('no chain') },
    },
  },
  distinguish: ({ form, asked, total, failureCode, chain }) => [
    form.subject,
    asked.subject,
    asked.page,
    total,
    failureCode,
    chain?.brokenAt,
  ],
});
