export const frameCopy = {
  skip: '跳到正文',
  home: '返回首页',
  emergency: '应急',
  emergencyFull: '应急救援热线',
  loading: '正在载入',
  opened: (title: string) => `已打开：${title}`,
  gate: {
    title: '登录后查看',
    text: '此页只对订单所属的用户或企业开放。登录后会自动打开，网址不变。',
    login: '登录 / 注册',
  },
};
