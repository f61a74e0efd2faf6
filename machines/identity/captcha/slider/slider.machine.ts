import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { CAPTCHA_SLIDER_Y } from '../../../../domain/people/captcha';
import { answerFor, cancelled, unasked } from '../captcha.kind';
import { chart, untouched } from './slider.setup';
import { PICTURES } from '../../../support/left-out';

const asking = chart.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'challenge',
    src: 'challenge',
    input: ({ context: { refusal } }) => ({ request: { captchaType: 'blockPuzzle' }, refusal }),
    onDone: [
      {
        guard: { type: 'isServed', params: ({ event }) => ({ challenge: event.output }) },
        target: 'showing',
        actions: { type: 'openChallenge', params: ({ event }) => ({ challenge: event.output }) },
      },
      { target: '#captchaSlider.ended', actions: 'recordFailed' },
    ],
    onError: { target: '#captchaSlider.ended', actions: 'recordFailed' },
  },
});

export const sliderMachine = chart.createMachine({
  id: 'captchaSlider',
  description: PICTURES && '滑块验证：把拼块移到缺口',
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
          initial: 'resting',
          states: {
            resting: {
              description: PICTURES && '等待移动',
              tags: ['movable', 'renewable'],
              on: {
                'handle.grab': { target: 'dragging', actions: { type: 'grabHandle', params: ({ event }) => event } },
                'handle.nudge': { actions: { type: 'nudgeHandle', params: ({ event }) => event } },
                'answer.submit': {
                  guard: 'hasMoved',
                  target: '#captchaSlider.open.judging',
                  actions: { type: 'stopWatch', params: ({ event }) => event },
                },
              },
            },
            dragging: {
              description: PICTURES && '拖动中',
              meta: PICTURES && { requirements: ['4 slider captcha'] },
              tags: ['movable', 'renewable'],
              on: {
                'handle.drag': { actions: { type: 'moveHandle', params: ({ event }) => event } },
                'handle.release': [
                  {
                    guard: { type: 'hasTravelled', params: ({ event }) => event },
                    target: '#captchaSlider.open.judging',
                    actions: [
                      { type: 'moveHandle', params: ({ event }) => event },
                      { type: 'stopWatch', params: ({ event }) => event },
                    ],
                  },
                  { target: 'resting', actions: 'putHandleBack' },
                ],
                'handle.abandon': { target: 'resting', actions: 'putHandleBack' },
              },
            },
          },
        },
        judging: {
          description: PICTURES && '正在判断',
          meta: PICTURES && { requirements: ['4 slider captcha', '7 captcha get and check'] },
          tags: 'busy',
          invoke: {
            id: 'checkAnswer',
            src: 'checkAnswer',
            input: ({ context }) => answerFor(context, 'blockPuzzle', [{ x: context.offset, y: CAPTCHA_SLIDER_Y }]),
            onDone: [
              {
                guard: { type: 'isPassed', params: ({ event }) => event.output },
                target: '#captchaSlider.passed',
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
            onError: { target: '#captchaSlider.ended', actions: 'recordFailed' },
          },
        },
        failed: {
          description: PICTURES && '没有对准，稍后换一张',
          meta: PICTURES && { requirements: ['4 slider captcha'] },
          after: { failedPause: { target: 'asking', actions: 'forgetChallenge' } },
        },
      },
    },
    passed: {
      description: PICTURES && '验证通过，稍后关闭',
      meta: PICTURES && { requirements: ['4 slider captcha'] },
      on: { 'captcha.cancel': 'ended' },
      after: { passedPause: 'ended' },
    },
    ended: { type: 'final', description: PICTURES && '把结果交给请求验证的流程' },
  },
});

export type SliderActor = ActorRefFrom<typeof sliderMachine>;
export type SliderSnapshot = SnapshotFrom<typeof sliderMachine>;
