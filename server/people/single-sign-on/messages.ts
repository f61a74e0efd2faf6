export const SINGLE_SIGN_ON_MESSAGES = {
  refused: '登录凭证无效或已过期，请重新登录',
  audienceRefused: '不支持跳转到该网站',
} as const;
