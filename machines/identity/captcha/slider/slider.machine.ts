import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { CAPTCHA_SLIDER_Y } from '../../../../domain/people/captcha';
import { answerFor, cancelled, unasked } from '../captcha.kind';
import { chart, untouched } from './slider.setup';

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
  description: '滑块验证：把拼块移到缺口',
  context: ({ input }) => ({ form: input.form, ...unasked, ...untouched, ...cancelled }),
  output: ({ context }) => context.outcome,
  initial: 'open',
  states: {
    open: {
      description: '尚未通过，可以取消或换一种方式',
      on: {
        'captcha.cancel': 'ended',
        'kind.switch': { target: 'ended', actions: { type: 'recordSwitched', params: ({ event }) => event } },
      },
      initial: 'asking',
      states: {
        asking: { ...asking, description: '等待图片' },
        expired: { ...asking, description: '验证已过期，悄悄换一张', entry: 'resetAnswer' },
        showing: {
          description: '图已就绪',
          after: { challengeLifetime: 'expired' },
          on: { 'challenge.renew': { target: 'asking', actions: 'forgetChallenge' } },
          initial: 'resting',
          states: {
            resting: {
              description: '等待移动',
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
              description: '拖动中',
              meta: { requirements: ['4 slider captcha'] },
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
          description: '正在判断',
          meta: { requirements: ['4 slider captcha', '7 captcha get and check'] },
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
          description: '没有对准，稍后换一张',
          meta: { requirements: ['4 slider captcha'] },
          after: { failedPause: { target: 'asking', actions: 'forgetChallenge' } },
        },
      },
    },
    passed: {
      description: '验证通过，稍后关闭',
      meta: { requirements: ['4 slider captcha'] },
      on: { 'captcha.cancel': 'ended' },
      after: { passedPause: 'ended' },
    },
    ended: { type: 'final', description: '把结果交给请求验证的流程' },
  },
});

export type SliderActor = ActorRefFrom<typeof sliderMachine>;
export type SliderSnapshot = SnapshotFrom<typeof sliderMachine>;
