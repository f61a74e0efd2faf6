import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { deskPaletteMachine } from './desk-palette.machine';

export const deskPaletteWords = {
  events: {
    'palette.open': '打开查找',
    'keys.open': '打开快捷键表',
    'palette.close': '关闭',
    'text.type': '改写要找的',
    'search.retry': '重试',
  },
  guards: { isEnough: '够去查找', isDone: '查到' },
  actions: {
    clear: '清空',
    keepText: '记下所填',
    keepFound: '存下找到的',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    clearFailure: CHART_WORDS.clearFailure,
  },
  actors: { keyWatcher: '监听按键', searchDesk: '全台查找' },
  delays: { pause: '停顿 0.3 秒' },
} satisfies WordsOf<typeof deskPaletteMachine>;
