import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type { CarouselContext, CarouselEvent, LoadSlidesOutcome } from './carousel.types';
import { PICTURES } from '../../support/left-out';

const turned = ({ at, slides }: CarouselContext, by: number) => (at + by + slides.length) % slides.length;

const chart = setup({
  types: {
    context: {} as CarouselContext,
    events: {} as CarouselEvent,
    tags: {} as 'busy' | 'shown' | 'playing',
  },
  actors: { loadSlides: unprovidedPromise<LoadSlidesOutcome>('loadSlides') },
  guards: {
    isNothing: (_, params: LoadSlidesOutcome) => params.ok && params.slides.length === 0,
    isStill: (_, params: LoadSlidesOutcome) => params.ok && (params.prefersStill || params.slides.length === 1),
    isMoving: (_, params: LoadSlidesOutcome) => params.ok,
    isThere: ({ context }, params: { at: number }) => context.slides[params.at] !== undefined,
  },
  actions: {
    keepSlides: assign({ slides: (_, params: LoadSlidesOutcome) => (params.ok ? params.slides : []) }),
    turn: assign({ at: ({ context }, params: { by: 1 | -1 }) => turned(context, params.by) }),
    turnByItself: assign({ at: ({ context }) => turned(context, 1) }),
    choose: assign({ at: (_, params: { at: number }) => params.at }),
    recordFailure: assign({ failureCode: (_, params: LoadSlidesOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
  },
  /** `pace`: enough time to read a slide twice. */
  delays: { pace: 7_000 },
});

/** Slides that advance until the reader stops them by pointer, focus or click. */
export const carouselMachine = chart.createMachine({
  id: 'carousel',
  description: PICTURES && '首页轮播：自动翻页，可暂停，偏好减弱动效时不动',
  context: { slides: [], at: 0, failureCode: null },
  initial: 'loading',
  states: {
    loading: {
      description: PICTURES && '正在载入',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadSlides',
        src: 'loadSlides',
        onDone: [
          { guard: { type: 'isNothing', params: ({ event }) => event.output }, target: 'banner' },
          {
            guard: { type: 'isStill', params: ({ event }) => event.output },
            target: 'shown.paused',
            actions: { type: 'keepSlides', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isMoving', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepSlides', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    banner: { description: PICTURES && '没有内容，显示固定横幅' },
    failed: { description: PICTURES && '载入失败，显示固定横幅，可重试', on: { 'slides.retry': 'loading' } },
    shown: {
      description: PICTURES && '显示中',
      tags: 'shown',
      initial: 'playing',
      states: {
        playing: {
          description: PICTURES && '自动翻页',
          tags: 'playing',
          after: { pace: { target: 'playing', reenter: true, actions: 'turnByItself' } },
          on: {
            'slide.turn': { target: 'playing', reenter: true, actions: { type: 'turn', params: ({ event }) => event } },
            'slide.choose': {
              guard: { type: 'isThere', params: ({ event }) => event },
              target: 'playing',
              reenter: true,
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'slides.hold': 'held',
            'motion.pause': 'paused',
          },
        },
        held: {
          description: PICTURES && '有人在看，暂不翻页',
          tags: 'playing',
          on: {
            'slide.turn': { actions: { type: 'turn', params: ({ event }) => event } },
            'slide.choose': {
              guard: { type: 'isThere', params: ({ event }) => event },
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'slides.release': 'playing',
            'motion.pause': 'paused',
          },
        },
        paused: {
          description: PICTURES && '已暂停',
          on: {
            'slide.turn': { actions: { type: 'turn', params: ({ event }) => event } },
            'slide.choose': {
              guard: { type: 'isThere', params: ({ event }) => event },
              actions: { type: 'choose', params: ({ event }) => event },
            },
            'motion.play': 'playing',
          },
        },
      },
    },
  },
});

export type CarouselActor = ActorRefFrom<typeof carouselMachine>;
export type CarouselSnapshot = SnapshotFrom<typeof carouselMachine>;
