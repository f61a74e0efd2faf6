export const PURCHASE_MESSAGES = {
  city: '请选择有这个商品的发货城市',
  quantity: '采购数量需为整包装，且不低于起订量',
  tooMany: (most: number) => `一张采购单最多 ${most} 行，请先删除一些`,
} as const;
