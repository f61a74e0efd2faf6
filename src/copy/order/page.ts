import type { DraftFailureCode } from '../../../machines/order/order-draft';
import type { QuoteFailureCode } from '../../../machines/order/order-quote';

export const orderPageCopy = {
  stepsLabel: '下单步骤',
  stepState: { done: '已完成', current: '当前步骤', open: '未完成', coming: '未开始' },
  skip: '跳到下一步',
  toMend: (count: number) => `${count} 处待处理`,
  saved: (time: string) => `草稿已保存 ${time}`,
  saving: '正在保存草稿',
  clear: '清空重填',
  draft: {
    notKept: '浏览器不允许存储，草稿只在本页保留',
    network: '网络不通，内容已保存为草稿',
    unavailable: '草稿已存在本机，暂未同步到服务器',
    unexpected: '草稿保存失败，请不要关闭本页',
  } satisfies Record<DraftFailureCode, string>,
  missing: { title: '还没有报价', text: '先选一班船并锁定价格，再填订单。已填的内容会保留。', go: '返回船期' },
  used: {
    title: (orderNo: string) => `已下单：${orderNo}`,
    text: '这份报价已经用在这张订单上，不会再次提交。要另下一单，请重新选择。',
    open: '查看订单',
    go: '重新选择',
  },
  signedOut: { title: '登录后接着填', text: '报价和填过的内容跟着账号走，登录后就在这一页恢复。', go: '登录' },
  failed: {
    tooMany: '未登录时锁价次数已达上限，请登录后继续，或稍后再试。已填的内容都在。',
    network: '网络不通，报价加载失败。已填的内容都在。',
    unavailable: '抱歉，服务器繁忙！请稍后重试。',
    unexpected: '出了点问题，报价加载失败。请重试。',
    missing: '没有找到这份报价。',
    signedOut: '请先登录，再取这份报价。',
  } satisfies Record<QuoteFailureCode, string>,
  retry: '重试',
  listsLost: '选项加载失败，部分下拉框还不能选。',
  bar: {
    save: '存草稿',
    back: '上一步',
    next: '下一步',
    to: (step: string) => `：${step}`,
    submit: '提交订单',
    submitting: '提交中',
    awaiting: '正在核对所填内容',
    mended: '各步都已填好',
    return: (step: string) => `回到：${step}`,
    left: (count: number) => `还有 ${count} 处要处理`,
  },
};
