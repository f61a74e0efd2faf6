import { LINK_LIFE_MS, type LinkState } from '../../../domain/mall/link';
import { MOST_LINES } from '../../../domain/mall/purchase';
import {
  MOST_SHARES,
  type ImportedList,
  type SharedList,
  type ShareLink,
  type ShareShow,
} from '../../../domain/mall/share';
import { DAY_MS } from '../../../domain/values/spans';
import type { ShareFailureCode, ShareLostCode } from '../../../machines/booking/share-links';
import type { ShareViewFault, TakeFailureCode } from '../../../machines/booking/share-view';
import { momentText } from '../words/moment-words';
import { kilogramsText, listSummaryText, sharedLinesCopy, linkCopy, openedText, validUntil } from './shared-lines';

const days = LINK_LIFE_MS / DAY_MS;

const retry = '重试';
const names = (all: readonly string[]): string => all.join('、');

export const shareLinksCopy = {
  loading: '正在取分享过的链接',
  retry,
  signIn: {
    title: linkCopy.fromMessage,
    text: '要分享自己的采购单，请先登录。',
    press: '登录',
  },
  lost: {
    network: '网络不通，分享记录加载失败。',
    unavailable: '抱歉，服务器繁忙！分享记录加载失败。',
    unexpected: '出了点问题，分享记录加载失败。',
  } satisfies Record<ShareLostCode, string>,
  failure: {
    empty: '采购单是空的，先加入商品再分享。',
    moved: '生成链接未成功：已在别处打开另一张采购单。请刷新本页，看清是哪一张再分享。',
    full: `最多同时有 ${MOST_SHARES} 条有效链接，请先撤回不用的。`,
    over: '这条链接已过期或已撤回，请重新分享。',
    network: linkCopy.press.network,
    unavailable: linkCopy.press.unavailable,
    unexpected: linkCopy.press.unexpected,
  } satisfies Record<ShareFailureCode, string>,
  make: {
    title: '分享我的采购单',
    note: `对方看到的是生成链接这一刻的内容，${days} 天内有效，随时可撤回。`,
    of: (name: string) => `分享的是“${name}”`,
    show: '展示价格',
    shows: { ALL: '单价与合计', TOTAL: '只显示合计', NONE: '不显示价格' } satisfies Record<ShareShow, string>,
    says: {
      ALL: '对方看到每行单价、金额与合计。',
      TOTAL: '对方看到货款、运费与合计，看不到单价。',
      NONE: '对方只看到商品、包装与数量。',
    } satisfies Record<ShareShow, string>,
    hidden: '批次、库存、能否购买与您的姓名、企业全称不显示。',
    needsLogin: '对方登录后才能看',
    press: '生成链接',
    list: '看采购单',
  },
  made: {
    title: '链接已生成',
    text: '只在这里显示一次，离开本页后看不到，请现在复制或让对方扫码。',
    address: '分享链接',
    code: '分享链接的二维码',
  },
  links: {
    title: '分享过的链接',
    none: '还没有分享过。',
    states: { LIVING: '有效', EXPIRED: '已过期', REVOKED: '已撤回' } satisfies Record<LinkState, string>,
    of: ({ lines, kg }: ShareLink) => `${lines} 行，${kilogramsText(kg)}`,
    made: (at: string) => `${momentText(at)} 分享`,
    until: ({ state, expiresAt }: ShareLink) => (state === 'LIVING' ? validUntil(expiresAt) : ''),
    opened: ({ opened, lastOpenedAt }: ShareLink) =>
      lastOpenedAt === null ? '还没有人打开' : openedText(opened, lastOpenedAt),
    login: '登录后可看',
    extend: `延长 ${days} 天`,
    revoke: '撤回',
    named: (what: string, { madeAt }: ShareLink) => `${what}，${momentText(madeAt)} 的链接`,
  },
};

export const shareViewCopy = {
  untitled: '分享的采购单',
  title: (from: string) => `${from}分享的采购单`,
  loading: linkCopy.opening,
  retry,
  gone: linkCopy.gone,
  locked: { title: '登录后查看', text: '分享人要求登录后才能看这张采购单。', press: '登录' },
  lost: {
    network: linkCopy.lost.network,
    unavailable: linkCopy.lost.unavailable,
    unexpected: linkCopy.lost.unexpected,
  } satisfies Record<ShareViewFault, string>,
  of: ({ sheet: { lines, kg } }: SharedList) => `${lines.length} 行，${kilogramsText(kg)}`,
  asOf: ({ madeAt }: SharedList) => `${momentText(madeAt)} 的内容与价格，下单时按当时的价格重算。`,
  asOfNone: ({ madeAt }: SharedList) => `${momentText(madeAt)} 的内容，分享人未展示价格。`,
  until: (at: string) => `链接有效至 ${momentText(at)}`,
  total: sharedLinesCopy.total,
  print: '打印或存为 PDF',
  take: {
    press: '导入我的采购单',
    note: '只带商品、包装、城市与数量；价格与能否购买按您的账号重算。',
    onto: '导入到哪一张',
    of: listSummaryText,
    ontoNote: '导入后打开这一张。',
    into: (name: string) => `导入到“${name}”。`,
    title: (name: string) => `已导入“${name}”`,
    taken: (count: number) => (count === 0 ? '没有新增的行。' : `新增 ${count} 行。`),
    stood: ({ stood }: ImportedList) => `您的采购单里已有，未改动：${names(stood)}。`,
    left: ({ left }: ImportedList) => `没有导入：${names(left)}（已下架、换了包装，或采购单满 ${MOST_LINES} 行）。`,
    open: '看我的采购单',
    failure: {
      unnamed: '还没有导入：您有几张采购单，请看清导入到哪一张，再按一次。',
      moved: '导入未成功：这张采购单已在别处删除。请看清现在导入到哪一张，再按一次。',
      network: '网络不通，导入失败。',
      unavailable: '抱歉，服务器繁忙！导入失败。',
      unexpected: '出了点问题，导入失败。',
    } satisfies Record<TakeFailureCode, string>,
  },
};
