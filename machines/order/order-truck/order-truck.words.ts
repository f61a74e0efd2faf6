import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { orderTruckMachine } from './order-truck.machine';

export const orderTruckWords = {
  events: {
    'truck.open': '打开改车辆',
    'part.type': '选时段或填车辆',
    'truck.send': '确认修改',
    'truck.close': '关掉改车辆',
  },
  guards: {
    isOther: '与原来不同',
    isLoaded: '取到了余下时段',
    isChanged: '已经改好',
    isTaken: '时段刚被约满',
    isPriced: CHART_WORDS.isPriced,
  },
  actions: {
    begin: '照原来的车填起',
    notePart: '记下所填',
    keepHours: '存下余下时段',
    clearFailure: CHART_WORDS.clearFailure,
    keepOffer: '存下新价',
    recordLost: '记下没取到时段',
    recordTaken: '记下时段被约满',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: CHART_WORDS.recordUnexpected,
    showOrder: '换上改后的订单',
  },
  actors: {
    loadHours: '取余下时段',
    changeTruck: '改车辆并换码',
  },
  delays: {},
} satisfies WordsOf<typeof orderTruckMachine>;
