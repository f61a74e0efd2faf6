import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { goodsCardMachine } from './goods-card.machine';

export const goodsCardWords = {
  events: {
    'clock.ticked': '过了一分钟',
    'shelf.told': '收藏有变化',
    'card.keep': '收藏这个货物',
    'card.drop': '取消收藏',
    'paper.print': '打印',
  },
  guards: { isRoom: '没收藏过，也还放得下', isKept: '收藏过' },
  actions: {
    noteTime: CHART_WORDS.noteTime,
    noteShelf: '记下收藏的货物',
    keepCard: '放进收藏',
    dropCard: '移出收藏',
    saveShelf: '存在本机',
    printPaper: '打印卡片',
  },
  actors: { minuteTicker: '每分钟计时', shelfWatcher: '监听收藏' },
  delays: {},
} satisfies WordsOf<typeof goodsCardMachine>;
