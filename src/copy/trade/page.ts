import type { FclStep } from '../../../domain/modes/fcl/steps';
import type { DraftFailureCode } from '../../../machines/order/order-draft';
import type { QuoteFailureCode } from '../../../machines/order/order-quote';

export const orderPageCopy = {
  steps: {
    sailing: '船期与箱型',
    goods: '货物',
    services: '服务与收发货',
    confirm: '费用与确认',
  } satisfies Record<FclStep, string>,
  stepsLabel: '下单步骤',
  stepState: { done: '已完成', current: '当前步骤', coming: '未开始' },
  toMend: (count: number) => `${count} 处待处理`,
  lane: (org: string, dst: string) => `${org} → ${dst}`,
  sails: (date: string, weekday: string, time: string) => `${date} ${weekday} ${time} 开`,
  change: '更换船期',
  saved: (time: string) => `草稿已保存 ${time}`,
  saving: '正在保存草稿',
  clear: '清空重填',
  draft: {
    notKept: '浏览器不允许存储，草稿只在本页保留',
    network: '网络已断开，内容已保存为草稿',
    unavailable: '草稿已存在本机，暂时没有送到服务器',
    unexpected: '草稿没有存好，请不要关闭本页',
  } satisfies Record<DraftFailureCode, string>,
  missing: { title: '还没有报价', text: '先选一班船并锁定价格，再填订单。已填的内容会保留。', go: '返回船期' },
  failed: {
    tooMany: '未登录时锁价次数已达上限，请登录后继续，或稍后再试。已填的内容都在。',
    network: '网络不通，没有取到报价。已填的内容都在。',
    unavailable: '报价服务暂时没有答复，请稍后重试。',
    unexpected: '出了点问题，没有取到报价。请重试。',
    missing: '没有找到这份报价。',
  } satisfies Record<QuoteFailureCode, string>,
  retry: '重试',
  listsLost: '选项没有取到，部分下拉框还不能选。',
  required: '必填',
  summary: (count: number) => `还有 ${count} 处要处理`,
  panel: {
    title: '能不能走',
    all: (level: string) => level,
    blocked: (count: number) => `${count} 项不行`,
    review: (count: number) => `${count} 项需审`,
    fine: '可以走',
    manual: '待核对',
    decides: '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。',
    nothing: '填好货物后，这里逐项告诉你能不能走。',
  },
  price: {
    title: '总价',
    boxes: (words: string) => words,
    lines: { SEA: '海运', LOCAL: '起运港费用', SERVICE: '附加服务' },
    count: (count: number) => `${count} 项`,
    pricing: '服务计价中',
    servicesLost: '附加服务价格没有取到',
    notIncluded: (items: string) => `未含${items}`,
    differs: '箱型箱量与报价不同，提交时按今日价格重算，并先请您确认。',
    locked: (left: string) => `锁定价，剩 ${left}`,
    lapsed: '报价已失效',
    renew: '重新报价',
  },
  bar: {
    save: '存草稿',
    back: '上一步',
    next: '下一步',
    to: (step: string) => `：${step}`,
    submit: '提交订单',
    submitting: '提交中',
    left: (count: number) => `还有 ${count} 处要处理`,
  },
};

/** What a step is called; nothing where it is none of this form. */
export const stepWords = (step: string): string =>
  (orderPageCopy.steps as Readonly<Record<string, string>>)[step] ?? '';
