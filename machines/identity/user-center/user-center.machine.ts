import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { accountClosingMachine } from '../account-closing';
import { buyerPapersMachine } from '../buyer-papers';
import { centerOrdersMachine } from '../center-orders';
import { couponWalletMachine } from '../coupon-wallet';
import { devicesMachine } from '../devices';
import { ownSamplesMachine } from '../own-samples';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { verificationMachine } from '../verification';
import type {
  LoadPersonOutcome,
  OutsideReason,
  RedeemOutcome,
  UserCenterContext,
  UserCenterEvent,
  UserCenterInput,
} from './user-center.types';
import { PICTURES } from '../../support/left-out';

const chart = setup({
  types: {
    input: {} as UserCenterInput,
    context: {} as UserCenterContext,
    events: {} as UserCenterEvent,
    tags: {} as 'entering' | 'unreachable' | 'inside' | 'outside' | 'busy',
    children: {} as {
      verification: 'verification';
      buyerPapers: 'buyerPapers';
      centerOrders: 'centerOrders';
      couponWallet: 'couponWallet';
      ownSamples: 'ownSamples';
      devices: 'devices';
      accountClosing: 'accountClosing';
    },
  },
  actors: {
    pageWatcher: unprovidedCallback<Extract<UserCenterEvent, { type: 'page.changed' }>>('pageWatcher'),
    redeemTicket: unprovidedPromise<RedeemOutcome, { ticket: string }>('redeemTicket'),
    loadPerson: unprovidedPromise<LoadPersonOutcome, { token: string }>('loadPerson'),
    endSession: unprovidedPromise<void, { token: string }>('endSession'),
    verification: verificationMachine,
    buyerPapers: buyerPapersMachine,
    centerOrders: centerOrdersMachine,
    couponWallet: couponWalletMachine,
    ownSamples: ownSamplesMachine,
    devices: devicesMachine,
    accountClosing: accountClosingMachine,
  },
  guards: {
    hasTicket: ({ context }) => context.ticket !== null,
    hasToken: ({ context }) => context.token !== null,
    isRedeemed: (_, params: RedeemOutcome) => params.ok,
    isKnown: (_, params: LoadPersonOutcome) => params.ok,
    isExpired: (_, params: LoadPersonOutcome) => !params.ok && params.failure.code === 'expired',
  },
  actions: {
    turnPage: assign({ page: (_, params: Pick<UserCenterContext, 'page'>) => params.page }),
    spendTicket: assign({ ticket: null }),
    takeToken: assign(({ context }, params: RedeemOutcome) => ({ token: params.ok ? params.token : context.token })),
    knowPerson: assign({ person: (_, params: LoadPersonOutcome) => (params.ok ? params.person : null) }),
    becomeNobody: assign({ token: null, person: null }),
    noteReason: assign({ reason: (_, params: { reason: OutsideReason }) => params.reason }),
    /** After a page change, data such as the verification state may be outdated. */
    refreshOrders: sendTo('centerOrders', { type: 'orders.refresh' }),
    refreshPapers: sendTo('buyerPapers', { type: 'papers.refresh' }),
    refreshWallet: sendTo('couponWallet', { type: 'wallet.refresh' }),
    refreshSamples: sendTo('ownSamples', { type: 'samples.refresh' }),
    saveToken: unprovidedAction<{ token: string }>('saveToken'),
    forgetToken: unprovidedAction('forgetToken'),
    forgetDrafts: unprovidedAction('forgetDrafts'),
  },
});

/** Demo stand-in for the user center, entered with a one-time ticket. */
export const userCenterMachine = chart.createMachine({
  id: 'userCenter',
  description: PICTURES && '会员中心（演示替身）：凭一次性票据进入',
  context: ({ input }) => ({ ...input, person: null, reason: 'never' }),
  invoke: { id: 'pageWatcher', src: 'pageWatcher' },
  on: { 'page.changed': { actions: { type: 'turnPage', params: ({ event }) => event } } },
  initial: 'arriving',
  states: {
    arriving: {
      description: PICTURES && '看手里有什么：票据、本标签页的登录，或都没有',
      always: [{ guard: 'hasTicket', target: 'redeeming' }, { guard: 'hasToken', target: 'loading' }, 'outside'],
    },
    redeeming: {
      description: PICTURES && '兑换一次性票据',
      tags: 'entering',
      exit: 'spendTicket',
      invoke: {
        id: 'redeemTicket',
        src: 'redeemTicket',
        input: ({ context }) => ({ ticket: context.ticket ?? '' }),
        onDone: [
          {
            guard: { type: 'isRedeemed', params: ({ event }) => event.output },
            target: 'arriving',
            actions: [
              { type: 'takeToken', params: ({ event }) => event.output },
              { type: 'saveToken', params: ({ context }) => ({ token: context.token ?? '' }) },
            ],
          },
          { target: 'arriving', actions: { type: 'noteReason', params: { reason: 'ticketRefused' } } },
        ],
        onError: { target: 'arriving', actions: { type: 'noteReason', params: { reason: 'ticketRefused' } } },
      },
    },
    loading: {
      description: PICTURES && '取得用户信息',
      tags: 'entering',
      invoke: {
        id: 'loadPerson',
        src: 'loadPerson',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'inside',
            actions: { type: 'knowPerson', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isExpired', params: ({ event }) => event.output },
            target: 'outside',
            actions: { type: 'noteReason', params: { reason: 'expired' } },
          },
          'unreachable',
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description: PICTURES && '用户信息取不到，可重试',
      tags: 'unreachable',
      on: { 'person.retry': 'arriving' },
    },
    inside: {
      description: PICTURES && '在会员中心里',
      tags: 'inside',
      invoke: [
        { id: 'verification', src: 'verification' },
        { id: 'buyerPapers', src: 'buyerPapers' },
        { id: 'centerOrders', src: 'centerOrders', input: ({ context: { query } }) => ({ query }) },
        { id: 'couponWallet', src: 'couponWallet' },
        { id: 'ownSamples', src: 'ownSamples' },
        { id: 'devices', src: 'devices' },
        { id: 'accountClosing', src: 'accountClosing' },
      ],
      on: {
        'page.changed': {
          actions: [
            { type: 'turnPage', params: ({ event }) => event },
            'refreshOrders',
            'refreshPapers',
            'refreshWallet',
            'refreshSamples',
          ],
        },
        'session.expired': {
          target: 'outside',
          actions: { type: 'noteReason', params: { reason: 'expired' } },
        },
        'person.signOut': 'leaving',
        'account.closed': {
          target: 'outside',
          actions: ['forgetDrafts', { type: 'noteReason', params: { reason: 'closed' } }],
        },
      },
    },
    leaving: {
      description: PICTURES && '退出中',
      tags: 'entering',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: { target: 'outside', actions: { type: 'noteReason', params: { reason: 'signedOut' } } },
        onError: { target: 'outside', actions: { type: 'noteReason', params: { reason: 'signedOut' } } },
      },
    },
    outside: { description: PICTURES && '未登录，从网站进入', tags: 'outside', entry: ['becomeNobody', 'forgetToken'] },
  },
});

export type UserCenterActor = ActorRefFrom<typeof userCenterMachine>;
export type UserCenterSnapshot = SnapshotFrom<typeof userCenterMachine>;
