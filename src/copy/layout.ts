export const layoutCopy = {
  skip: '跳到正文',
  home: '返回首页',
  emergency: '应急',
  service: '客服热线',
  loading: '正在打开…',
};
