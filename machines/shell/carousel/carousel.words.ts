import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { carouselMachine } from './carousel.machine';

export const carouselWords = {
  events: {
    'slide.turn': '翻一页',
    'slide.choose': '点选一页',
    'motion.pause': '暂停播放',
    'motion.play': '继续播放',
    'slides.hold': '指针停在画面上',
    'slides.release': '指针离开画面',
    'slides.retry': '重新载入画面',
  },
  guards: {
    isNothing: '没有画面',
    isStill: '只有一页，或偏好减弱动效',
    isMoving: '有几页，会自己翻',
    isThere: '有这一页',
  },
  actions: {
    keepSlides: '存下画面',
    turn: '翻页',
    turnByItself: '自动翻页',
    choose: '翻到那一页',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: {
    loadSlides: '取轮播画面',
  },
  delays: {
    pace: '翻页间隔',
  },
} satisfies WordsOf<typeof carouselMachine>;
