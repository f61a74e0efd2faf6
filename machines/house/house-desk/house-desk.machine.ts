import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { CONTENT_WORKERS, LEGAL_PUBLISHERS } from '../../../domain/house/content';
import { mayOpen } from '../../../domain/house/pages';
import { queuesOf } from '../../../domain/house/queue';
import { hasRole, type StaffPerson } from '../../../domain/house/roles';
import { devicesMachine } from '../../identity/devices';
import { orderReceiptMachine } from '../../order/order-receipt';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { campaignUptakeMachine } from '../campaign-uptake';
import { contentEditorMachine, type WayOut } from '../content-editor';
import { contentListMachine } from '../content-list';
import { deskCaseMachine } from '../desk-case';
import { deskCustomersMachine } from '../desk-customers';
import { deskLogMachine } from '../desk-log';
import { deskQueueMachine } from '../desk-queue';
import { staffSignInMachine, type DoorReason, type StaffSignInOutput } from '../staff-sign-in';
import type { DeskPage, HouseDeskContext, HouseDeskEvent, HouseDeskInput, LoadSelfOutcome } from './house-desk.types';

type PageChange = Extract<HouseDeskEvent, { type: 'page.changed' }>;

const chart = setup({
  types: {
    input: {} as HouseDeskInput,
    context: {} as HouseDeskContext,
    events: {} as HouseDeskEvent,
    tags: {} as 'entering' | 'unreachable' | 'door' | 'inside' | 'idle',
    children: {} as {
      staffSignIn: 'staffSignIn';
      deskQueue: 'deskQueue';
      deskCase: 'deskCase';
      orderReceipt: 'orderReceipt';
      deskCustomers: 'deskCustomers';
      contentList: 'contentList';
      contentEditor: 'contentEditor';
      campaignUptake: 'campaignUptake';
      deskLog: 'deskLog';
      devices: 'devices';
    },
  },
  actors: {
    deskPageWatcher: unprovidedCallback<Extract<HouseDeskEvent, { type: 'page.changed' }>>('deskPageWatcher'),
    loadSelf: unprovidedPromise<LoadSelfOutcome>('loadSelf'),
    endStaffSession: unprovidedPromise<void>('endStaffSession'),
    staffSignIn: staffSignInMachine,
    deskQueue: deskQueueMachine,
    deskCase: deskCaseMachine,
    orderReceipt: orderReceiptMachine,
    deskCustomers: deskCustomersMachine,
    contentList: contentListMachine,
    contentEditor: contentEditorMachine,
    campaignUptake: campaignUptakeMachine,
    deskLog: deskLogMachine,
    devices: devicesMachine,
  },
  guards: {
    isKnown: (_, params: LoadSelfOutcome) => params.ok,
    isNobody: (_, params: LoadSelfOutcome) => !params.ok && params.failure.code === 'nobody',
    isPage: ({ context: { page, person } }, params: Pick<DeskPage, 'name'>) =>
      page.name === params.name && mayOpen(page.name, person?.roles ?? []),
    hasQueue: ({ context: { page, person } }) => page.name === 'queue' && queuesOf(person?.roles ?? []).length > 0,
    /** Writers of texts have no queue: their first page is the list of texts. */
    isAtTexts: ({ context: { page, person } }) => page.name === 'queue' && mayOpen('content', person?.roles ?? []),
    isPageNext: (_, params: WayOut) => params.page !== null,
    isSomebody: (_, params: StaffSignInOutput) => params.person !== null,
  },
  actions: {
    takePage: assign(({ context: { page } }, params: WayOut) => ({ page: params.page ?? page })),
    /** Whoever has something unsaved is asked first. */
    askToLeave: sendTo('contentEditor', (_, { page }: WayOut) => ({ type: 'page.leave' as const, page })),
    keepAddress: unprovidedAction<DeskPage>('keepAddress'),
    turnPage: assign(({ context: { back } }, { page, from }: Pick<PageChange, 'page' | 'from'>) => ({
      page,
      back: from?.name === 'queue' ? (from.choice ?? {}) : back,
    })),
    knowPerson: assign({ person: (_, params: LoadSelfOutcome) => (params.ok ? params.person : null) }),
    takePerson: assign({ person: (_, params: StaffSignInOutput) => params.person }),
    becomeNobody: assign({ person: null }),
    noteReason: assign({ reason: (_, params: { reason: DoorReason }) => params.reason }),
  },
});

const selfOf = (person: StaffPerson | null) => person ?? { staffId: '', login: '', name: '', roles: [] };

/** The desk of the house: who is at it, and what they look at. */
export const houseDeskMachine = chart.createMachine({
  id: 'houseDesk',
  description: '平台工作台：登录后看待办，打开订单、询价、企业认证或口岸公告办理，也可查一位客户',
  context: ({ input }) => ({ ...input, person: null, reason: 'first', back: null }),
  invoke: { id: 'deskPageWatcher', src: 'deskPageWatcher' },
  on: { 'page.changed': { actions: { type: 'turnPage', params: ({ event }) => event } } },
  initial: 'looking',
  states: {
    looking: {
      description: '看是谁在用',
      tags: 'entering',
      invoke: {
        id: 'loadSelf',
        src: 'loadSelf',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'inside',
            actions: { type: 'knowPerson', params: ({ event }) => event.output },
          },
          { guard: { type: 'isNobody', params: ({ event }) => event.output }, target: 'door' },
          'unreachable',
        ],
        onError: 'unreachable',
      },
    },
    unreachable: { description: '连不上，可重试', tags: 'unreachable', on: { 'person.retry': 'looking' } },
    door: {
      description: '在门口登录',
      tags: 'door',
      entry: 'becomeNobody',
      invoke: {
        id: 'staffSignIn',
        src: 'staffSignIn',
        input: ({ context: { reason } }) => ({ reason }),
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => event.output },
            target: 'inside',
            actions: { type: 'takePerson', params: ({ event }) => event.output },
          },
          'looking',
        ],
      },
    },
    inside: {
      description: '在工作台里',
      tags: 'inside',
      initial: 'turning',
      on: {
        'page.changed': {
          target: '.turning',
          actions: { type: 'turnPage', params: ({ event }) => event },
        },
        'session.ended': { target: 'door', actions: { type: 'noteReason', params: { reason: 'ended' } } },
        'person.signOut': 'leaving',
      },
      states: {
        turning: {
          description: '看地址指着哪一页',
          always: [
            { guard: { type: 'isPage', params: { name: 'case' } }, target: 'case' },
            { guard: { type: 'isPage', params: { name: 'receipt' } }, target: 'receipt' },
            { guard: { type: 'isPage', params: { name: 'customers' } }, target: 'customers' },
            { guard: { type: 'isPage', params: { name: 'content' } }, target: 'content' },
            { guard: { type: 'isPage', params: { name: 'document' } }, target: 'document' },
            { guard: { type: 'isPage', params: { name: 'uptake' } }, target: 'uptake' },
            { guard: { type: 'isPage', params: { name: 'log' } }, target: 'log' },
            { guard: { type: 'isPage', params: { name: 'devices' } }, target: 'devices' },
            { guard: 'hasQueue', target: 'queue' },
            {
              guard: 'isAtTexts',
              target: 'content',
              actions: [
                { type: 'turnPage', params: { page: { name: 'content' } } },
                { type: 'keepAddress', params: { name: 'content' } },
              ],
            },
            'idle',
          ],
        },
        idle: { description: '这个岗位没有待办', tags: 'idle' },
        queue: {
          description: '待办',
          invoke: {
            id: 'deskQueue',
            src: 'deskQueue',
            input: ({ context: { page, person } }) => ({
              queues: queuesOf(person?.roles ?? []),
              self: selfOf(person),
              choice: (page.name === 'queue' ? page.choice : null) ?? {},
            }),
          },
        },
        case: {
          description: '一票订单、一份询价、一家企业或一个口岸',
          invoke: {
            id: 'deskCase',
            src: 'deskCase',
            input: ({ context: { page, person, back } }) => ({
              back,
              subject: page.name === 'case' ? page.subject : { kind: 'order' as const, no: '' },
              self: selfOf(person),
            }),
          },
        },
        receipt: {
          description: '一票订单的回执',
          invoke: {
            id: 'orderReceipt',
            src: 'orderReceipt',
            input: ({ context: { page } }) => ({
              orderNo: page.name === 'receipt' ? page.orderNo : null,
              isJustPlaced: false,
              next: null,
            }),
          },
        },
        customers: {
          description: '查客户',
          invoke: {
            id: 'deskCustomers',
            src: 'deskCustomers',
            input: ({ context: { page } }) => ({ ref: page.name === 'customers' ? page.ref : null }),
          },
        },
        content: { description: '内容列表', invoke: { id: 'contentList', src: 'contentList' } },
        document: {
          description: '一篇资讯、一页帮助、一个活动或一份协议；有改动未存的，离开前先问',
          on: {
            'page.changed': { actions: { type: 'askToLeave', params: ({ event }) => event } },
            'person.signOut': { actions: { type: 'askToLeave', params: { page: null } } },
          },
          invoke: {
            id: 'contentEditor',
            src: 'contentEditor',
            input: ({ context: { page, person } }) => ({
              ref: page.name === 'document' ? page.ref : { kind: 'news' as const, key: null },
              canWrite: hasRole(person?.roles ?? [], CONTENT_WORKERS),
              canPublish: hasRole(person?.roles ?? [], LEGAL_PUBLISHERS),
            }),
            onDone: [
              {
                guard: { type: 'isPageNext', params: ({ event }) => event.output },
                target: 'turning',
                actions: [
                  { type: 'takePage', params: ({ event }) => event.output },
                  { type: 'keepAddress', params: ({ context: { page } }) => page },
                ],
              },
              '#houseDesk.leaving',
            ],
          },
        },
        uptake: {
          description: '一个活动的领取与预约',
          invoke: {
            id: 'campaignUptake',
            src: 'campaignUptake',
            input: ({ context: { page } }) => ({ key: page.name === 'uptake' ? page.key : '' }),
          },
        },
        log: { description: '工作记录', invoke: { id: 'deskLog', src: 'deskLog' } },
        devices: { description: '已登录的设备', invoke: { id: 'devices', src: 'devices' } },
      },
    },
    leaving: {
      description: '退出中',
      tags: 'entering',
      invoke: {
        id: 'endStaffSession',
        src: 'endStaffSession',
        onDone: { target: 'door', actions: { type: 'noteReason', params: { reason: 'signedOut' } } },
        onError: 'unreachable',
      },
    },
  },
});

export type HouseDeskActor = ActorRefFrom<typeof houseDeskMachine>;
export type HouseDeskSnapshot = SnapshotFrom<typeof houseDeskMachine>;
