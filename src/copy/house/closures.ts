import type { ClosureStand } from '../../../domain/house/case';

export const closureCopy = {
  reads: {
    NEW: '托运人将读到',
    HOLDS: '托运人现在读到',
    COMING: '托运人现在读到',
    OVER: '托运人曾读到',
    DROPPED: '托运人曾读到',
  } satisfies Record<ClosureStand, string>,
  readsNoMore: '托运人不再读到',
  dropped: '撤回后，托运人不再读到这一条，新的报价与订单照常。',
  offers: '30 天内涉及的班次与场站',
  quotes: '锁定中的报价',
  drafts: '未提交的草稿',
  orders: '在途与待审订单',
  stands: {
    NEW: '新的停用或禁运',
    HOLDS: '生效中',
    COMING: '未开始',
    OVER: '已结束',
    DROPPED: '已撤回',
  } satisfies Record<ClosureStand, string>,
};
