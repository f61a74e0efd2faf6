import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { CONTENT_WORKERS, LEGAL_PUBLISHERS } from '../../../domain/house/content';
import { visibleQueues } from '../../../domain/house/queue';
import { hasRole, type StaffPerson } from '../../../domain/house/roles';
import { chart, subjectAt } from './house-desk.setup';
import { PICTURES } from '../../support/left-out';

const staffFields = (person: StaffPerson | null) => person ?? { staffId: '', login: '', name: '', roles: [] };

export const houseDeskMachine = chart.createMachine({
  id: 'houseDesk',
  description: PICTURES && '平台工作台：登录后看待办，打开订单、询价、企业认证或口岸公告办理，也可查一位客户',
  context: ({ input }) => ({
    ...input,
    person: null,
    reason: 'first',
    back: (input.page.name === 'case' && input.page.choice) || null,
    finished: null,
  }),
  invoke: { id: 'deskPageWatcher', src: 'deskPageWatcher' },
  on: { 'page.changed': { actions: { type: 'turnPage', params: ({ event }) => event } } },
  initial: 'looking',
  states: {
    looking: {
      description: PICTURES && '看是谁在用',
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
    unreachable: { description: PICTURES && '连不上，可重试', tags: 'unreachable', on: { 'person.retry': 'looking' } },
    door: {
      description: PICTURES && '在门口登录',
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
      description: PICTURES && '在工作台里',
      tags: 'inside',
      invoke: { id: 'deskPalette', src: 'deskPalette' },
      initial: 'turning',
      on: {
        'page.changed': { target: '.turning', actions: { type: 'turnPage', params: ({ event }) => event } },
        'session.ended': { target: 'door', actions: { type: 'noteReason', params: { reason: 'ended' } } },
        'person.signOut': 'leaving',
      },
      states: {
        turning: {
          description: PICTURES && '看地址指着哪一页',
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
        idle: { description: PICTURES && '这个岗位没有待办', tags: 'idle' },
        queue: {
          description: PICTURES && '待办；勾选的订单可一起办',
          invoke: [
            {
              id: 'deskQueue',
              src: 'deskQueue',
              input: ({ context: { page, person } }) => ({
                queues: visibleQueues(person?.roles ?? []),
                self: staffFields(person),
                choice: (page.name === 'queue' ? page.choice : null) ?? {},
              }),
            },
            { id: 'caseBatch', src: 'caseBatch' },
          ],
        },
        case: {
          description: PICTURES && '一票订单、一份询价、一家企业或一个口岸；从待办打开的，列表留在旁边',
          invoke: {
            id: 'caseList',
            src: 'caseList',
            input: ({ context: { page, person, back } }) => ({
              queues: visibleQueues(person?.roles ?? []),
              self: staffFields(person),
              choice: back,
              subject: subjectAt(page),
            }),
          },
          initial: 'open',
          on: {
            'page.changed': {
              guard: { type: 'isInList', params: ({ event }) => event },
              target: '.open',
              actions: [
                { type: 'turnPage', params: ({ event }) => event },
                { type: 'tellOpened', params: ({ event }) => event },
              ],
            },
          },
          states: {
            open: {
              description: PICTURES && '办这一件',
              invoke: {
                id: 'deskCase',
                src: 'deskCase',
                input: ({ context: { page, person, back, finished } }) => ({
                  back,
                  finished,
                  subject: subjectAt(page),
                  self: staffFields(person),
                }),
                onDone: {
                  target: 'open',
                  reenter: true,
                  actions: [
                    { type: 'turnOn', params: ({ event }) => event.output },
                    { type: 'tellOpened', params: ({ context: { page } }) => ({ page }) },
                  ],
                },
              },
            },
          },
        },
        receipt: {
          description: PICTURES && '一票订单的回执',
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
          description: PICTURES && '查客户',
          invoke: {
            id: 'deskCustomers',
            src: 'deskCustomers',
            input: ({ context: { page } }) => ({ ref: page.name === 'customers' ? page.ref : null }),
          },
        },
        content: { description: PICTURES && '内容列表', invoke: { id: 'contentList', src: 'contentList' } },
        document: {
          description: PICTURES && '一篇资讯、一页帮助、一个活动或一份协议；有改动未存的，离开前先问',
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
          description: PICTURES && '一个活动的领取与预约',
          invoke: {
            id: 'campaignUptake',
            src: 'campaignUptake',
            input: ({ context: { page } }) => ({ key: page.name === 'uptake' ? page.key : '' }),
          },
        },
        log: { description: PICTURES && '工作记录', invoke: { id: 'deskLog', src: 'deskLog' } },
        devices: { description: PICTURES && '已登录的设备', invoke: { id: 'devices', src: 'devices' } },
      },
    },
    leaving: {
      description: PICTURES && '退出中',
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
