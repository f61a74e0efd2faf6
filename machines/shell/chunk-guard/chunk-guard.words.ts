import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { chunkGuardMachine } from './chunk-guard.machine';

export const chunkGuardWords = {
  events: {
    'chunk.failed': '页面代码没载入',
    'page.reload': '刷新页面',
  },
  guards: {
    isReloading: '整页正在刷新',
  },
  actions: {
    reloadPage: CHART_WORDS.reloadPage,
  },
  actors: {
    chunkWatcher: '监听代码载入',
    reloadOnce: CHART_WORDS.reloadOnce,
  },
  delays: {
    stay: '提示停留',
  },
} satisfies WordsOf<typeof chunkGuardMachine>;
