export const ACCOUNT_CLOSING_WORDS = {
  passwordRefused: '密码不正确；如多次未成功，请稍后再试',
  kept: '演示账号大家共用，不能注销；请用自己的手机号注册一个再试',
  codeRefused: '验证码不正确或已失效，请重新获取',
} as const;
