export const actCopy = {
  purpose: '平台正在进行的活动与优惠，报名与领取都在活动页内完成。',
  empty: '暂无进行中的活动',
  emptyText: '新的活动开始后会出现在这里；现在可以先查价。',
  error: '活动不存在或已结束',
  action: { label: '查整箱船期', to: 'shippingFcl' },
} as const;
