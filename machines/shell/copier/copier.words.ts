import type { WordsOf } from '../../support/words';
import type { copierMachine } from './copier.machine';

export const copierWords = {
  events: {
    'text.copy': '复制',
  },
  guards: {
    isCopied: '复制成功',
  },
  actions: {},
  actors: {
    copyText: '写入剪贴板',
  },
  delays: {
    copiedPause: '“已复制”停留',
  },
} satisfies WordsOf<typeof copierMachine>;
