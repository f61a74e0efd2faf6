import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { BLANK, closed, decided, failed, kept, listed, listFromSight } from './approval.rules';
import { chart } from './approval.setup';
import { PICTURES } from '../../support/left-out';

export const approvalMachine = chart.createMachine({
  id: 'approval',
  description: PICTURES && '审批采购单：输入短信访问码，看清单与总价，签名同意或写明原因退回',
  context: ({ input: { token } }) => ({
    token,
    sight: null,
    typed: BLANK,
    signature: null,
    decision: 'APPROVED',
    wrong: [],
    isSent: false,
    isRefused: false,
    failureCode: null,
  }),
  initial: 'reading',
  invoke: { id: 'signatureWatcher', src: 'signatureWatcher' },
  states: {
    reading: {
      description: PICTURES && '正在打开',
      tags: 'reading',
      entry: 'clearFailure',
      invoke: {
        id: 'openApproval',
        src: 'openApproval',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: decided,
            target: 'decided',
            actions: kept,
          },
          {
            guard: listed,
            target: 'list',
            actions: kept,
          },
          {
            guard: closed,
            target: 'code',
            actions: kept,
          },
          { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'gone' },
          { target: 'lost', actions: failed },
        ],
        onError: { target: 'lost', actions: 'recordUnexpected' },
      },
    },
    lost: { description: PICTURES && '打不开，可重试', on: { 'approval.refresh': 'reading' } },
    gone: { description: PICTURES && '链接已失效', tags: 'gone', entry: 'dropAll' },
    code: {
      description: PICTURES && '证明手机是自己的',
      tags: 'code',
      initial: 'resting',
      states: {
        resting: {
          description: PICTURES && '等访问码；锁定时只能过一会儿再看',
          on: {
            'approval.refresh': { guard: 'isLocked', target: '#approval.reading', actions: 'forgetCode' },
            'field.change': { actions: { type: 'change', params: ({ event }) => event } },
            'code.send': { guard: 'isOpen', target: 'sending' },
            'code.check': [
              { guard: 'isCode', target: 'checking' },
              { guard: 'isOpen', actions: 'noteWrongCode' },
            ],
          },
        },
        sending: {
          description: PICTURES && '正在发访问码',
          tags: 'sending',
          entry: 'clearFailure',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context: { token } }) => ({ token }),
            onDone: [
              {
                guard: { type: 'isSent', params: ({ event }) => event.output },
                target: 'resting',
                actions: ['forgetCode', 'noteSent'],
              },
              { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#approval.gone' },
              { target: 'resting', actions: failed },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
        checking: {
          description: PICTURES && '正在核对访问码',
          tags: 'checking',
          entry: 'clearFailure',
          invoke: {
            id: 'checkCode',
            src: 'checkCode',
            input: ({ context: { token, typed } }) => ({ token, code: typed.code }),
            onDone: [
              {
                guard: decided,
                target: '#approval.decided',
                actions: ['forgetCode', kept],
              },
              {
                guard: listed,
                target: '#approval.list',
                actions: ['forgetCode', kept],
              },
              {
                guard: closed,
                target: 'resting',
                actions: ['forgetCode', 'noteRefused', kept],
              },
              { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#approval.gone' },
              { target: 'resting', actions: failed },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
      },
    },
    list: {
      description: PICTURES && '清单已打开',
      tags: 'list',
      initial: 'resting',
      states: {
        resting: {
          description: PICTURES && '看清单，签名或写原因',
          entry: 'leadDecision',
          on: {
            'field.change': { actions: { type: 'change', params: ({ event }) => event } },
            'signature.changed': { actions: { type: 'noteSignature', params: ({ event }) => event } },
            'decision.choose': {
              guard: { type: 'mayChoose', params: ({ event }) => event },
              actions: { type: 'noteDecision', params: ({ event }) => event },
            },
            'decision.send': [{ guard: 'isSound', target: 'deciding' }, { actions: 'noteWrong' }],
          },
        },
        deciding: {
          description: PICTURES && '正在提交，不可重复',
          tags: 'deciding',
          entry: 'clearFailure',
          invoke: {
            id: 'decide',
            src: 'decide',
            input: ({ context: { token, sight, decision, typed, signature } }) => ({
              token,
              hash: listFromSight(sight)?.hash ?? '',
              decision,
              name: typed.name,
              reason: typed.reason,
              signature,
            }),
            onDone: [
              {
                guard: decided,
                target: '#approval.decided',
                actions: kept,
              },
              {
                guard: listed,
                target: 'resting',
                actions: kept,
              },
              {
                guard: closed,
                target: '#approval.code',
                actions: kept,
              },
              { guard: { type: 'isGone', params: ({ event }) => event.output }, target: '#approval.gone' },
              { target: 'resting', actions: failed },
            ],
            onError: { target: 'resting', actions: 'recordUnexpected' },
          },
        },
      },
    },
    decided: { description: PICTURES && '已同意或已退回', tags: 'decided' },
  },
});

export type ApprovalActor = ActorRefFrom<typeof approvalMachine>;
export type ApprovalSnapshot = SnapshotFrom<typeof approvalMachine>;
