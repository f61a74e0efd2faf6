import { houseDeskMachine } from '../../../../machines/house/house-desk';
import { sharedPlan } from '../../model/plan';
import { LI } from './staff-sign-in.plan';

export { LI };

const ORDER = { kind: 'order', no: 'FC000000000001' } as const;
const NEXT = { kind: 'order', no: 'FC000000000002' } as const;
const CUSTOMERS = { name: 'customers', ref: { kind: 'enterprise', id: 'E-7' } } as const;
const QUEUE = { name: 'queue', choice: { queue: 'carriage', mode: 'AIR' } } as const;
/** Content staff have no queue. */
const CHEN = { ...LI, staffId: 'P3', name: '陈静', roles: ['content'] } as const;

const SUN = { ...LI, staffId: 'P5', name: '孙立', roles: ['auditor'] } as const;

export const houseDeskPlan = sharedPlan('houseDeskPlan', houseDeskMachine, {
  inputs: {
    'at the queue': { page: QUEUE },
    'at an order': { page: { name: 'case', subject: ORDER } },
  },
  events: {
    'page.changed': {
      'to the queue': { page: QUEUE },
      'to an order': { page: { name: 'case', subject: ORDER }, from: QUEUE },
      'to another order': { page: { name: 'case', subject: NEXT } },
      'to an order in its list': { page: { name: 'case', subject: ORDER, choice: { queue: 'review', page: 2 } } },
      'to the receipt of an order': { page: { name: 'receipt', orderNo: ORDER.no } },
      'to a customer': { page: CUSTOMERS },
      'to the content': { page: { name: 'content' } },
      'to an article': { page: { name: 'document', ref: { kind: 'news', key: '1001' } } },
      'to who has taken what of a campaign': { page: { name: 'uptake', key: '1004' } },
      'to the log': { page: { name: 'log' } },
      'to the devices': { page: { name: 'devices' } },
    },
    'session.ended': 'bare',
    'person.retry': 'bare',
    'person.signOut': 'bare',
  },
  outcomes: {
    deskPageWatcher: 'stream',
    loadSelf: {
      done: {
        known: { ok: true, person: LI },
        'known, without a queue': { ok: true, person: CHEN },
        'who checks on others': { ok: true, person: SUN },
        nobody: { ok: false, failure: { code: 'nobody' } },
        unreachable: { ok: false, failure: { code: 'unreachable' } },
      },
      error: { bug: new TypeError('nobody') },
    },
    endStaffSession: { done: { ended: undefined }, error: { bug: new TypeError('no goodbye') } },
    staffSignIn: { done: { somebody: { person: LI }, nobody: { person: null } } },
    deskPalette: 'stream',
    deskQueue: 'stream',
    deskCase: { done: { 'on to the next': { next: NEXT, finished: ORDER } } },
    caseList: 'stream',
    caseBatch: 'stream',
    orderReceipt: 'stream',
    deskCustomers: 'stream',
    contentList: 'stream',
    contentEditor: { done: { 'for another page': { page: QUEUE }, 'signing out': { page: null } } },
    campaignUptake: 'stream',
    deskLog: 'stream',
    devices: 'stream',
  },
  distinguish: ({ page, person, reason, back, finished }) => [page, person?.name, reason, back, finished],
});
