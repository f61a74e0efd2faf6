export const COMMON_CLAUSES = {
  cancel: '您可以在订单页取消，取消前显示当时应付的费用：',
  liability: '本协议没有写明的责任，按《用户服务协议》和法律的规定。',
  payment: '七、付款与发票',
  law: '十一、法律适用与争议解决',
  verification: '四、企业认证',
  arbitration:
    '因本协议发生的争议，由双方友好协商；协商不成的，任何一方可以提交上海的仲裁机构，按其现行有效的规则在上海仲裁，裁决是终局的。',
} as const;
