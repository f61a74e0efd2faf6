export const layoutCopy = {
  skip: '跳到正文',
  home: '返回首页',
  emergency: '应急',
  service: '客服热线',
  loading: '正在打开…',
  account: { login: '登录 / 注册', changePassword: '修改密码', logout: '退出登录' },
};
