export const sessionCopy = {
  stranded: {
    title: '登录状态异常',
    text: '登录已多次过期，为避免反复刷新，页面已停止自动重新加载。请手动刷新；若仍无法登录，请清除浏览器中本站的数据后再试。',
    reload: '刷新页面',
  },
};
