import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { cancelled } from '../captcha.kind';
import { chart, untouched } from './work.setup';
import { PICTURES } from '../../../support/left-out';

const asking = chart.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'challenge',
    src: 'challenge',
    input: ({ context: { phone, refusal } }) => ({ request: { captchaType: 'work', phone }, refusal }),
    onDone: [
      {
        guard: { type: 'isServed', params: ({ event }) => ({ challenge: event.output }) },
        target: 'holding',
        actions: { type: 'openWork', params: ({ event }) => ({ challenge: event.output }) },
      },
      { target: '#captchaWork.ended', actions: 'recordFailed' },
    ],
    onError: { target: '#captchaWork.ended', actions: 'recordFailed' },
  },
});

export const workMachine = chart.createMachine({
  id: 'captchaWork',
  description: PICTURES && '免看图验证：由设备做一段计算',
  context: ({ input }) => ({ ...input, ...untouched, refusal: null, ...cancelled }),
  output: ({ context }) => context.outcome,
  initial: 'open',
  states: {
    open: {
      description: PICTURES && '尚未通过，可以取消或换一种方式',
      on: {
        'captcha.cancel': 'ended',
        'kind.switch': { target: 'ended', actions: { type: 'recordSwitched', params: ({ event }) => event } },
      },
      initial: 'asking',
      states: {
        asking: { ...asking, description: PICTURES && '等待题目' },
        expired: { ...asking, description: PICTURES && '题目已过期，换一题重新算', entry: 'forgetWork' },
        holding: {
          description: PICTURES && '题目在手',
          after: { workLifetime: 'expired' },
          initial: 'computing',
          states: {
            computing: {
              description: PICTURES && '正在计算',
              tags: ['busy', 'pausable'],
              invoke: {
                id: 'solveWork',
                src: 'solveWork',
                input: ({ context: { work, found, next } }) => ({ work, from: { found, next } }),
              },
              on: {
                'work.advanced': [
                  {
                    guard: { type: 'isWhole', params: ({ event }) => event },
                    target: '#captchaWork.open.judging',
                    actions: { type: 'keepPosition', params: ({ event }) => event },
                  },
                  { target: '.listening', actions: { type: 'keepPosition', params: ({ event }) => event } },
                ],
                'work.broke': 'broken',
                'work.pause': 'paused',
              },
              initial: 'listening',
              states: {
                listening: {
                  description: PICTURES && '等计算的进展；久无音讯就从算到的地方重来',
                  after: { silence: { target: '#captchaWork.open.holding.computing', reenter: true } },
                },
              },
            },
            paused: {
              description: PICTURES && '已停下，算到的都留着',
              tags: 'resumable',
              on: { 'work.resume': 'computing' },
            },
            broken: {
              description: PICTURES && '没能算下去，或没能送出，可以继续',
              tags: 'resumable',
              on: {
                'work.resume': [
                  {
                    guard: { type: 'isWhole', params: ({ context }) => context },
                    target: '#captchaWork.open.judging',
                  },
                  { target: 'computing' },
                ],
              },
            },
          },
        },
        judging: {
          description: PICTURES && '正在判断',
          tags: 'busy',
          invoke: {
            id: 'checkWork',
            src: 'checkWork',
            input: ({ context: { work, found } }) => ({ token: work?.token ?? '', found }),
            onDone: [
              {
                guard: { type: 'isPassed', params: ({ event }) => event.output },
                target: '#captchaWork.passed',
                actions: { type: 'keepProof', params: ({ event }) => event.output },
              },
              { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
              { guard: { type: 'isUnheard', params: ({ event }) => event.output }, target: 'holding.broken' },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'failed',
                actions: { type: 'recordRefusal', params: ({ event }) => event.output },
              },
              {
                target: 'asking',
                actions: ['forgetWork', { type: 'recordRefusal', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: '#captchaWork.ended', actions: 'recordFailed' },
          },
        },
        failed: {
          description: PICTURES && '没有通过，稍后换一题',
          after: { failedPause: { target: 'asking', actions: 'forgetWork' } },
        },
      },
    },
    passed: {
      description: PICTURES && '验证通过，稍后关闭',
      on: { 'captcha.cancel': 'ended' },
      after: { passedPause: 'ended' },
    },
    ended: { type: 'final', description: PICTURES && '把结果交给请求验证的流程' },
  },
});

export type WorkActor = ActorRefFrom<typeof workMachine>;
export type WorkSnapshot = SnapshotFrom<typeof workMachine>;
