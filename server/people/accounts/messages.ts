export const CLOSING_MESSAGES = {
  password: '密码不正确；如多次未成功，请稍后再试',
  proof: '请输入登录密码，或收到的验证码',
  demo: '演示账号大家共用，不能注销；请用自己的手机号注册一个再试',
} as const;

export const agreementNeeded = (texts: string) => `${texts}已有新版施行，请先阅读并同意，再提交订单；已填的内容都在`;

export const stillLiving = (count: number) => `还有 ${count} 张订单没有办完，办完或取消后才能注销`;
