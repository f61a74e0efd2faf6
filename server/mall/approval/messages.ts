import { ASKS_PER_DAY } from '../../../domain/mall/approval';

export const APPROVAL_MESSAGES = {
  empty: '采购单里没有可以送审的商品，先加入有公开价的商品',
  over: '锁定的价格已过期，请先在采购单里按现价重新锁价',
  self: '审批人不能是本人',
  tooMany: `一天最多送审 ${ASKS_PER_DAY} 次，请明天再送`,
  decided: '审批人已经决定，不能再撤回',
} as const;
