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
    reloadPage: '整页重新载入',
  },
  actors: {
    chunkWatcher: '监听代码载入',
    reloadOnce: '刷新页面（仅一次）',
  },
  delays: {
    stay: '提示停留',
  },
} satisfies WordsOf<typeof chunkGuardMachine>;
