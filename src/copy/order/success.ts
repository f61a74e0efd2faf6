export const orderSuccessCopy = {
  title: '恭喜您，下单成功',
  orderNo: '订单号',
  next: '接下来',
  done: '（已完成）',
  now: '（现在要做）',
  close: '关闭',
};
