import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { answerFor, cancelled, unasked } from '../captcha.kind';
import { chart, untouched } from './click-word.setup';
import { PICTURES } from '../../../support/left-out';

const asking = chart.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'challenge',
    src: 'challenge',
    input: ({ context: { refusal } }) => ({ request: { captchaType: 'clickWord' }, refusal }),
    onDone: [
      {
        guard: { type: 'isServed', params: ({ event }) => ({ challenge: event.output }) },
        target: 'showing',
        actions: { type: 'openChallenge', params: ({ event }) => ({ challenge: event.output }) },
      },
      { target: '#captchaClickWord.ended', actions: 'recordFailed' },
    ],
    onError: { target: '#captchaClickWord.ended', actions: 'recordFailed' },
  },
});

export const clickWordMachine = chart.createMachine({
  id: 'captchaClickWord',
  description: PICTURES && '点选验证：依次点击图中的字',
  context: ({ input }) => ({ form: input.form, ...unasked, ...untouched, ...cancelled }),
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
        asking: { ...asking, description: PICTURES && '等待图片' },
        expired: { ...asking, description: PICTURES && '验证已过期，悄悄换一张', entry: 'resetAnswer' },
        showing: {
          description: PICTURES && '图已就绪',
          after: { challengeLifetime: 'expired' },
          on: { 'challenge.renew': { target: 'asking', actions: 'forgetChallenge' } },
          initial: 'choosing',
          states: {
            choosing: {
              description: PICTURES && '等待依次点击',
              meta: PICTURES && { requirements: ['4 click-word captcha'] },
              tags: ['clickable', 'renewable'],
              on: {
                'crosshair.nudge': { actions: { type: 'moveCrosshair', params: ({ event }) => event } },
                'crosshair.drop': [
                  {
                    guard: 'isLastPoint',
                    target: 'chosen',
                    actions: 'placeAtCrosshair',
                  },
                  { actions: 'placeAtCrosshair' },
                ],
                'point.place': [
                  {
                    guard: 'isLastPoint',
                    target: 'chosen',
                    actions: { type: 'placePoint', params: ({ event }) => event },
                  },
                  { actions: { type: 'placePoint', params: ({ event }) => event } },
                ],
                'point.undo': { actions: 'undoPoint' },
              },
            },
            chosen: {
              description: PICTURES && '三个点已齐，片刻后判断，此时仍可撤销',
              tags: 'renewable',
              after: { lastLook: '#captchaClickWord.open.judging' },
              on: { 'point.undo': { target: 'choosing', actions: 'undoPoint' } },
            },
          },
        },
        judging: {
          description: PICTURES && '正在判断',
          meta: PICTURES && { requirements: ['4 click-word captcha', '7 captcha get and check'] },
          tags: 'busy',
          invoke: {
            id: 'checkAnswer',
            src: 'checkAnswer',
            input: ({ context }) => answerFor(context, 'clickWord', context.points),
            onDone: [
              {
                guard: { type: 'isPassed', params: ({ event }) => event.output },
                target: '#captchaClickWord.passed',
                actions: { type: 'keepProof', params: ({ event }) => event.output },
              },
              { guard: { type: 'isExpired', params: ({ event }) => event.output }, target: 'expired' },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'failed',
                actions: { type: 'recordRefusal', params: ({ event }) => event.output },
              },
              {
                target: 'asking',
                actions: ['forgetChallenge', { type: 'recordRefusal', params: ({ event }) => event.output }],
              },
            ],
            onError: { target: '#captchaClickWord.ended', actions: 'recordFailed' },
          },
        },
        failed: {
          description: PICTURES && '没有点对，稍后换一张',
          meta: PICTURES && { requirements: ['4 click-word captcha'] },
          after: { failedPause: { target: 'asking', actions: 'forgetChallenge' } },
        },
      },
    },
    passed: {
      description: PICTURES && '验证通过，稍后关闭',
      meta: PICTURES && { requirements: ['4 click-word captcha'] },
      on: { 'captcha.cancel': 'ended' },
      after: { passedPause: 'ended' },
    },
    ended: { type: 'final', description: PICTURES && '把结果交给请求验证的流程' },
  },
});

export type ClickWordActor = ActorRefFrom<typeof clickWordMachine>;
export type ClickWordSnapshot = SnapshotFrom<typeof clickWordMachine>;
