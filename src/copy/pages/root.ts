export const rootCopy = {
  entering: '正在登录，请稍候…',
  enteringText: '正在确认你的身份，完成后会自动进入平台。',
  refused: '需要重新登录',
  refusedText: '没有可用的登录凭证，或凭证已失效。',
  login: '去登录',
  home: '返回首页',
};
