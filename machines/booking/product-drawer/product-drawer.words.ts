import { CHART_WORDS } from '../../support/chart-words';
import type { WordsOf } from '../../support/words';
import type { productDrawerMachine } from './product-drawer.machine';

export const productDrawerWords = {
  events: {
    'choice.change': '换包装、数量、发货城市或提送方式',
    'product.retry': '重新载入商品',
    'landed.retry': '重算到手价',
    'list.add': '加入采购单',
  },
  guards: {
    isLoaded: '查到商品',
    isMissing: '没有这个商品',
    isAskable: '数量和去向都说全了',
    isPriced: '算出了答复',
    isListable: '是整包装，也选了城市',
    isAdded: '加上了',
    isSignedOut: '没有登录',
    isFound: '登录了',
  },
  actions: {
    keepItem: '记下商品资料',
    recordFailure: CHART_WORDS.recordFailure,
    recordUnexpected: '记下意外',
    clearFailure: CHART_WORDS.clearFailure,
    changeChoice: '换成新的选择',
    keepLanded: '记下到手价',
    recordLandedFailure: '记下没算成的原因',
    recordLandedUnexpected: '记下算价时的意外',
    clearLandedFailure: '清掉没算成的原因',
    clearAdded: '清掉上次加单的结果',
    keepAdded: '记下加上了多少',
    recordListFailure: '记下没加上的原因',
    recordListUnexpected: '记下加单时的意外',
  },
  actors: { loadItem: '取商品资料', askLanded: '算到手价', addLine: '加入采购单', findPerson: '请人登录' },
  delays: { settling: '停笔片刻' },
} satisfies WordsOf<typeof productDrawerMachine>;
