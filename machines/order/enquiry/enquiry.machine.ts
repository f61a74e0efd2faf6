import { and, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { blankEnquiry } from '../../../domain/modes/enq/enquiry';
import { BUILT_IN } from '../../../domain/values/days-off';
import { papersOfForm } from '../file-upload';
import { isJudgeHere, libraryRegion } from '../../support/library-region';
import { chart, enquiryDraftFrom } from './enquiry.setup';
import { PICTURES } from '../../support/left-out';

export const enquiryMachine = chart.createMachine({
  id: 'enquiry',
  description: PICTURES && '整箱询价：整箱或罐箱，不登录也能填，提交时登录后自动继续',
  context: {
    form: blankEnquiry,
    org: null,
    dst: null,
    beside: { org: null, dst: null },
    now: 0,
    calendar: BUILT_IN,
    packKinds: [],
    lookupKey: '',
    library: {},
    told: {},
    sought: [],
    left: [],
    isJudged: false,
    gatewayFaults: [],
    failureCode: null,
    focus: { path: '', turn: 0 },
    pending: 0,
    same: null,
    sent: null,
    history: [],
  },
  type: 'parallel',
  invoke: [
    { id: 'orgPicker', src: 'orgPicker', input: { name: 'org', kind: 'port' } },
    { id: 'dstPicker', src: 'dstPicker', input: { name: 'dst', kind: 'port' } },
    { id: 'goodsPicker', src: 'goodsPicker', input: { name: 'goods', kind: 'goods' } },
  ],
  states: {
    enquiry: {
      description: PICTURES && '询价单',
      initial: 'recalling',
      states: {
        recalling: {
          description: PICTURES && '取回草稿，或网址带来的航线与货物',
          tags: 'recalling',
          invoke: {
            id: 'recallEnquiry',
            src: 'recallEnquiry',
            onDone: {
              target: 'open',
              actions: [
                { type: 'takeRecalled', params: ({ event }) => event.output },
                'turnOrgPicker',
                'turnDstPicker',
              ],
            },
            onError: 'open',
          },
        },
        open: {
          description: PICTURES && '填写与提交',
          initial: 'editing',
          invoke: {
            id: 'papers',
            src: 'papers',
            input: ({ context: { form } }) => papersOfForm(form.files),
          },
          on: {
            'files.changed': {
              actions: [
                { type: 'takeFiles', params: ({ event }) => event },
                { type: 'saveDraft', params: enquiryDraftFrom },
              ],
            },
          },
          states: {
            editing: {
              description: PICTURES && '可填写，随写随存在本机；时限按分钟更新；提交后等物质库',
              tags: 'editable',
              initial: 'typing',
              invoke: { id: 'minuteTicker', src: 'minuteTicker' },
              on: {
                'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
                'form.change': {
                  actions: [
                    { type: 'changeForm', params: ({ event }) => event },
                    'turnOrgPicker',
                    'turnDstPicker',
                    { type: 'saveDraft', params: enquiryDraftFrom },
                  ],
                },
                'option.chosen': {
                  actions: [
                    { type: 'takeOption', params: ({ event }) => event },
                    { type: 'saveDraft', params: enquiryDraftFrom },
                  ],
                },
                'lookup.begin': {
                  actions: { type: 'beginLookup', params: ({ event }) => event },
                },
                'field.leave': { actions: { type: 'noteLeft', params: ({ event }) => event } },
                'fault.seek': { actions: { type: 'seek', params: ({ event }) => event } },
                'form.submit': '.finishing',
              },
              states: {
                typing: { description: PICTURES && '填写中' },
                finishing: {
                  description: PICTURES && '已按提交：物质库答复后判断一次',
                  tags: 'awaiting',
                  always: [
                    { guard: and([isJudgeHere, 'isSound']), target: '#enquiry.enquiry.open.asking' },
                    { guard: isJudgeHere, target: 'typing', actions: 'judge' },
                  ],
                },
              },
            },
            asking: {
              description: PICTURES && '请登录，登录后自动继续',
              tags: 'sending',
              meta: PICTURES && { requirements: ['2 route permission check'] },
              entry: 'clearFailure',
              invoke: {
                id: 'findPerson',
                src: 'findPerson',
                onDone: [
                  { guard: { type: 'isFound', params: ({ event }) => event.output }, target: 'waiting' },
                  'editing',
                ],
                onError: 'editing',
              },
            },
            waiting: {
              description: PICTURES && '等资料传完',
              tags: 'waiting',
              always: { guard: 'isSettled', target: 'sending' },
              on: { 'submit.cancel': 'editing' },
            },
            sending: {
              description: PICTURES && '提交中，不可重复提交',
              tags: 'sending',
              invoke: {
                id: 'sendEnquiry',
                src: 'sendEnquiry',
                input: ({ context: { form, same } }) => ({ form, isMeant: same !== null }),
                onDone: [
                  {
                    guard: { type: 'isTaken', params: ({ event }) => event.output },
                    target: '#enquiry.enquiry.sent',
                    actions: [{ type: 'recordSent', params: ({ event }) => event.output }, 'dropDraft', 'askHistory'],
                  },
                  {
                    guard: { type: 'isSame', params: ({ event }) => event.output },
                    target: 'doubting',
                    actions: { type: 'noteSame', params: ({ event }) => event.output },
                  },
                  { target: 'editing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
                ],
                onError: { target: 'editing', actions: 'recordUnexpected' },
              },
            },
            doubting: {
              description: PICTURES && '刚提交过同样的询价，问一声是否仍要提交',
              tags: 'doubting',
              on: { 'submit.confirm': 'waiting', 'submit.cancel': 'editing' },
            },
          },
        },
        sent: {
          description: PICTURES && '已提交，按时限等报价',
          tags: 'sent',
          invoke: { id: 'secondTicker', src: 'secondTicker' },
          on: {
            'clock.ticked': { actions: { type: 'noteTime', params: ({ event }) => event } },
            'enquiry.again': { target: 'open', actions: 'beginAnew' },
          },
        },
      },
    },
    library: libraryRegion,
    history: {
      description: PICTURES && '本人的询价',
      initial: 'loading',
      invoke: { id: 'personWatcher', src: 'personWatcher' },
      on: { 'person.changed': '.loading', 'history.retry': '.loading' },
      states: {
        loading: {
          description: PICTURES && '正在取得询价记录',
          invoke: {
            id: 'loadHistory',
            src: 'loadHistory',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => event.output },
                target: 'listed',
                actions: { type: 'keepHistory', params: ({ event }) => event.output },
              },
              'lost',
            ],
            onError: 'lost',
          },
        },
        listed: { description: PICTURES && '已列出；没有登录时为空', tags: 'historyHere' },
        lost: { description: PICTURES && '取不到，可重试', tags: 'historyLost' },
      },
    },
  },
});

export type EnquiryActor = ActorRefFrom<typeof enquiryMachine>;
export type EnquirySnapshot = SnapshotFrom<typeof enquiryMachine>;
