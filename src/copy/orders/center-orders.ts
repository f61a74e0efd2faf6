import { callService } from '../../../domain/people/contact';
import type { ModeId } from '../../../domain/mode-ids';
import type { OrderStage } from '../../../domain/order/life/order-query';
import { CUTOFF_NAMES } from '../../../domain/offer/cutoff-names';
import type { NextDeed } from '../../../domain/order/receipt/next-deed';
import type { CenterOrdersView, OrdersFailureCode } from '../../../machines/identity/center-orders';
import { momentText } from '../words/moment-words';

const LEAVING: { readonly [TId in ModeId]?: string } = { AIR: '起飞', RAIL: '发车', WH: '入库', CFS: '截港' };

const before = (deed: string) => (moment: string) => (moment === '' ? deed : `${deed}，${moment} 前`);
const at = (deed: string) => (moment: string) => (moment === '' ? deed : `${deed} ${moment}`);

const NEXT = {
  CHOOSE: before('改选方案'),
  VERIFY: before('完成企业认证'),
  REPLY: before('补交资料'),
  ANSWER: before('答复处理方案'),
  RECEIVE: before('确认收货'),
  REVIEW: () => '等审核',
  LEAVE: at('出发'),
  ARRIVE: at('到达'),
  HOUSE: () => '等我们安排',
} satisfies Record<Exclude<NextDeed['kind'], 'PAPERS' | 'CUTOFF'>, (moment: string) => string>;

export const centerOrdersCopy = {
  asked: (moment: string, papers: string, reason: string) =>
    `请在 ${moment} 前补交${papers === '' ? '资料' : papers}：${reason}`,
  delayed: (now: string, planned: string) => `预计到达改为 ${now}，原计划 ${planned}`,
  choose: '待改选',
  another: (moment: string) => `所选方案已于 ${moment} 截止，预留已释放，不收费用。打开订单页改选，或免费取消。`,
  drafts: {
    title: (count: number) => `草稿 ${count} 份`,
    kept: '没有提交的订单，从最后一次填写起保留 30 天。',
    noLane: '未选方案',
    noGoods: '未填货物',
    leaves: (moment: string, mode: ModeId) => `${moment} ${LEAVING[mode] ?? '开船'}`,
    saved: (moment: string) => `${moment} 填写`,
    go: '接着填',
    drop: '删除',
    dropOf: (lane: string, cargo: string) => `删除草稿 ${lane}，${cargo}`,
    sure: '确定删除',
    keep: '留着',
    of: (lane: string, cargo: string) => `${lane}，${cargo}`,
  },
  title: '我的订单',
  loading: '正在取得订单…',
  refresh: '刷新',
  none: '还没有订单',
  noneText: '在网站下单后，订单和下一步要做的事会列在这里。',
  toSite: '去网站查价下单',
  failed: '订单暂时取不到',
  retry: '重试',
  failure: {
    network: '网络不通，订单加载失败，订单不受影响。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！请稍后重试。',
    unexpected: `出了点问题，请重试，或${callService()}。`,
  } satisfies Record<OrdersFailureCode, string>,
  query: {
    words: '查找订单',
    wordsHint: '单号、港口、承运人、货名或 UN 编号，可用空格分开',
    mode: '服务',
    allModes: '全部服务',
    stage: '进度',
    allStages: '全部进度',
    stages: { TODO: '待办', REVIEW: '审核中', UNDERWAY: '执行中', ENDED: '已结束' } satisfies Record<
      OrderStage,
      string
    >,
    from: '提交日期从',
    to: '到',
    daysCross: '开始日期晚于结束日期',
    clear: '清除条件',
  },
  notFound: '没有符合条件的订单',
  notFoundText: '请减少条件，或换一个单号、港口、货名再查。',
  beyond: '这一页已经没有订单',
  firstPage: '回到第一页',
  total: (count: number) => `共 ${count} 单`,
  pagination: { label: '订单分页', previous: '上一页', next: '下一页', page: (number: number) => `第 ${number} 页` },
  deadline: {
    VERIFICATION: (moment: string, left: string) => `请在 ${moment} 前完成企业认证，还剩 ${left}`,
    CLOSING: (moment: string, left: string) => `请在 ${moment} 所选方案截止前完成企业认证，还剩 ${left}`,
  },
  verify: '去认证',
  export: '导出',
  deed: {
    dropFailed: '草稿删除失败，请重试。',
    exported: '已导出。',
    exportedPart: '只导出了最近 1,000 单，请按日期分几次导出。',
    exportFailed: '导出失败，请重试。',
  } satisfies Record<NonNullable<CenterOrdersView['deed']>, string>,
  goodsIn: (names: readonly string[]) =>
    names.length <= 2 ? names.join('、') : `${names.slice(0, 2).join('、')}等 ${names.length} 种`,
  day: (name: string, moment: string) => `${name} ${moment}`,
  next: (deed: NextDeed): string => {
    const until = deed.at === '' ? '' : `，${momentText(deed.at)} 前`;
    if (deed.kind === 'PAPERS') return `补 ${deed.count} 份资料${until}`;
    if (deed.kind === 'CUTOFF') return `${CUTOFF_NAMES[deed.cutoff.code]} ${momentText(deed.at)}`;
    return NEXT[deed.kind](deed.at === '' ? '' : momentText(deed.at));
  },
  nextName: '下一件事',
  detail: '详情',
  detailOf: (orderNo: string) => `订单 ${orderNo} 的详情`,
  cancel: '取消订单',
  cancelOf: (orderNo: string) => `取消订单 ${orderNo}`,
  page: '打开订单页',
  submitted: '提交时间',
  carrier: '承运',
  etd: '开船',
  goods: '货物',
  papers: '资料',
  papersCount: (here: number, all: number) => (here === all ? '已交齐' : `已交 ${here} / ${all}`),
};
