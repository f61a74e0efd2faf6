export const errorCopy = {
  code: (status: number) => `错误 ${status}`,
  title: '服务暂时中断',
  english: 'Sorry, something went wrong on our side.',
  text: '已填写的内容保存在本机，稍后重试不会丢失。',
  notFound: 'This page could not be found',
  chunk: '页面未能载入，可能是网络中断或平台刚刚更新。',
  retry: '重试',
  home: '返回首页',
  status: '状态码',
  message: '说明',
  guard: {
    text: '部分内容未能载入，可能是网络中断或平台刚刚更新。',
    reload: '重新加载',
  },
};
