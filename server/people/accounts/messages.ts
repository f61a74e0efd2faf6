import { ACCOUNT_CLOSING_WORDS } from '../../../domain/people/account-closing-words';

export const CLOSING_MESSAGES = {
  password: ACCOUNT_CLOSING_WORDS.passwordRefused,
  proof: '请输入登录密码，或收到的验证码',
  demo: ACCOUNT_CLOSING_WORDS.kept,
} as const;

export const agreementNeeded = (texts: string) => `${texts}已有新版施行，请先阅读并同意，再提交订单；已填的内容都在`;

export const stillLiving = (count: number) => `还有 ${count} 张订单没有办完，办完或取消后才能注销`;
