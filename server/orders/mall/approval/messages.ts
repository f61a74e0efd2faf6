import { ASKS_PER_DAY } from '../../../../domain/mall/approval';
import type { ApprovalRule, Signatures } from '../../../../domain/mall/approval-rule';
import { formatMoney, YUAN } from '../../../../domain/values/money';

const yuan = (amount: number): string => formatMoney({ amount, currency: YUAN });

export const APPROVAL_MESSAGES = {
  empty: '采购单里没有可以送审的商品，先加入有公开价的商品',
  over: '锁定的价格已过期，请先在采购单里按现价重新锁价',
  self: '审批人不能是本人',
  unnamed: '贵司指定了审批人，这个号码不在其中',
  same: '第二审批人不能与第一审批人相同',
  changed: '采购单在第一审批人同意之后改过，请两位都重新送审',
  moved: '送审未成功：采购单已在别处改过或换成另一张，请看清现在的内容再送',
  tooMany: `一天最多送审 ${ASKS_PER_DAY} 次，请明天再送`,
  decided: '审批人已经决定，不能再撤回',
  unsigned: ({ oneAbove, twoAbove }: ApprovalRule, needs: Signatures, signed: number) =>
    `贵司规定 24 小时内采购合计超过 ${yuan(needs === 2 ? (twoAbove ?? oneAbove) : oneAbove)} 需 ${needs} 人审批，本单已有 ${signed} 人同意；请在采购单里送审，同意后再提交`,
} as const;
