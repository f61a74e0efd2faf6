export const pageCopy = {
  related: '相关服务',
  answers: '这里先回答',
  prepare: '查价前请备好',
  byPhone: '电话办理',
  phoneText: '货物特殊、时间紧或拿不准类别，请直接来电，按危险品流程处理。',
  back: '返回',
  retry: '重试',
};
