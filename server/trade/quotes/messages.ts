import type { Sells } from '../modes/mode';
export const QUOTE_MESSAGES = {
  tooMany: '未登录时锁价次数已达上限，请登录后继续，或稍后再试',
} as const;

export const OFFER_REFUSALS = {
  noPrice: ({ what }: Sells) => `所选${what}暂无即时价，可提交询价，2 个工作小时内报价`,
  soldOut: '所选的余量已不足，请另选',
  closed: (isDanger: boolean, { what }: Sells) => `所选${what}${isDanger ? '危品申请已截止' : '已截单'}，请另选`,
  cargoRefused: (reason: string, { what }: Sells) => `所选${what}不能接这票货物：${reason}`,
};
