export const pageCopy = {
  related: '相关服务',
  answers: '这里先回答',
  prepare: '查价前请备好',
  bring: '下单前请备好',
  steps: '下单步骤',
  next: '接下来',
  byPhone: '电话办理',
  phoneText: '货物特殊、时间紧或拿不准类别，请直接来电，按危险品流程处理。',
  loginLater: '表单可先填写，提交订单时才需要登录。',
  back: '返回',
  retry: '重试',
  missing: {
    title: '没有指明订单',
    text: '请从下单结果或会员中心的订单列表进入此页。',
  },
};
