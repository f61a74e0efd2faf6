export const authNoticeCopy = {
  passed: { title: '即将前往会员中心', text: '企业认证已通过，可查看订单进度', go: '立即前往' },
  natural: { title: '即将前往会员中心', text: '个人订单无需企业认证，可查看订单进度', go: '立即前往' },
  unverified: { title: '请尽快完成企业认证', text: '否则订单将在 48 小时后自动取消', go: '去认证' },
  blocked: {
    title: '浏览器拦截了新窗口',
    text: '请点下方链接，自行前往会员中心',
    passed: '企业认证已通过，将前往会员中心。',
    natural: '个人订单无需企业认证，将前往会员中心。',
    unverified: '请尽快完成企业认证，否则订单将在 48 小时后自动取消。',
    go: '前往会员中心',
  },
  lost: { title: '暂时无法前往会员中心', text: '地址不在可信名单内，请从页头进入会员中心', close: '知道了' },
  preparing: '正在准备打开会员中心…',
  opensIn: (seconds: number) => `${seconds} 秒后在新窗口打开会员中心`,
  seconds: (seconds: number) => `${seconds} 秒`,
  cancel: '取消',
  newTab: '（在新窗口打开）',
};
