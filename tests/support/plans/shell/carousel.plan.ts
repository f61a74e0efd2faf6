import { carouselMachine, type Slide } from '../../../../machines/shell/carousel';
import { sharedPlan } from '../../model/plan';

const slide = (slideId: string, title: string, art: Slide['art']): Slide => ({
  slideId,
  kicker: '推荐',
  title,
  text: '按密度与装货温度核算充装区间，并给出可用的罐箱导则。',
  label: `去看${title}`,
  href: '/tankIndex',
  art,
});

export const SLIDES: readonly Slide[] = [
  slide('a', '充装率', 'tank'),
  slide('b', '九项服务', 'ship'),
  slide('c', '入库预约', 'warehouse'),
];

export const carouselPlan = sharedPlan('carouselPlan', carouselMachine, {
  inputs: { fresh: undefined },
  events: {
    'slide.turn': ({ context: { slides } }) => ({
      ...(slides.length !== 1 && { on: { by: 1 as const }, back: { by: -1 as const } }),
    }),
    'slide.choose': ({ context: { slides } }) => ({
      ...(slides.length !== 1 && { 'the last': { at: 2 } }),
      'one that is not there': { at: 9 },
    }),
    'motion.pause': 'bare',
    'motion.play': 'bare',
    'slides.hold': 'bare',
    'slides.release': 'bare',
    'slides.retry': 'bare',
  },
  outcomes: {
    loadSlides: {
      done: {
        'three slides': { ok: true, slides: SLIDES, prefersStill: false },
        'three slides for somebody who wants no motion': { ok: true, slides: SLIDES, prefersStill: true },
        'one slide': { ok: true, slides: SLIDES.slice(0, 1), prefersStill: false },
        nothing: { ok: true, slides: [], prefersStill: false },
        'nothing that could move': { ok: true, slides: [], prefersStill: true },
        offline: { ok: false, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
  },
  distinguish: ({ slides, at, failureCode }) => [slides.length, at, failureCode],
});
