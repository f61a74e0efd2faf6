export const orderSuccessCopy = {
  title: '恭喜您，下单成功',
  orderNo: '订单号',
  copyOrderNo: '复制订单号',
  copied: '订单号已复制',
  next: '接下来',
  done: '（已完成）',
  now: '（现在要做）',
  close: '关闭',
  home: '返回首页',
};
