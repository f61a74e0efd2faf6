import { EVERY_ORDER } from '../../../../domain/order/life/order-query';
import { userCenterMachine, type CenterPerson } from '../../../../machines/identity/user-center';
import { sharedPlan } from '../../model/plan';

export const WU: CenterPerson = {
  userId: 'user-4',
  name: '吴远车',
  phone: '138****0004',
  enterpriseName: '演示物流丙有限公司',
  isSpecial: false,
  wholeVehicleOrders: ['MM01', 'MM02'],
};

export const userCenterPlan = sharedPlan('userCenterPlan', userCenterMachine, {
  inputs: {
    'with a ticket': { ticket: 'ticket-1', token: null, page: 'workplace', query: EVERY_ORDER },
    'with a ticket, after an earlier visit': {
      ticket: 'ticket-1',
      token: 'token-0',
      page: 'special',
      query: EVERY_ORDER,
    },
    'after an earlier visit': { ticket: null, token: 'token-0', page: 'wholeVehicle', query: EVERY_ORDER },
    'with nothing': { ticket: null, token: null, page: 'workplace', query: EVERY_ORDER },
  },
  events: {
    'page.changed': {
      'to the papers': { page: 'verification' },
      'to the workplace': { page: 'workplace' },
      'to the coupons': { page: 'coupons' },
      'to the samples': { page: 'samples' },
      'to what it buys by': { page: 'buyerPapers' },
    },
    'session.expired': 'bare',
    'person.retry': 'bare',
    'person.signOut': 'bare',
    'account.closed': 'bare',
  },
  outcomes: {
    pageWatcher: 'stream',
    redeemTicket: {
      done: { redeemed: { ok: true, token: 'token-1' }, refused: { ok: false } },
      error: { bug: new TypeError('no ticket') },
    },
    loadPerson: {
      done: {
        known: { ok: true, person: WU },
        expired: { ok: false, failure: { code: 'expired' } },
        offline: { ok: false, failure: { code: 'unreachable' } },
      },
      error: { bug: new TypeError('nobody') },
    },
    endSession: { done: { ended: undefined }, error: { bug: new TypeError('no goodbye') } },
    verification: 'stream',
    buyerPapers: 'stream',
    centerOrders: 'stream',
    couponWallet: 'stream',
    ownSamples: 'stream',
    devices: 'stream',
    accountClosing: 'stream',
  },
  distinguish: ({ ticket, token, page, person, reason }) => [ticket, token, page, person?.name, reason],
});
