import type { CodePurpose, SmsMessageType } from '../../../domain/people/sms';

export const SMS_MESSAGES = {
  /** Same sentence for every bound, so that none can be told apart, nor whether the number is known. */
  refused: '验证码发送过于频繁，请稍后再试',
  unavailable: '短信服务暂时不可用，请稍后重试',
  captchaRequired: '请先完成安全验证',
} as const;

/** Purposes for which a signed-in user may send only to their own number, with the refusal texts. */
export const OWN_ALONE: Readonly<Partial<Record<SmsMessageType, string>>> = {
  user_close: '注销验证码只发往本人登录的手机号',
  user_pwd: '重设密码验证码只发往本人登录的手机号',
};

/** States the purpose, so that no one reads out a closing code as a sign-in code. */
const OPENS: Readonly<Record<CodePurpose, string>> = {
  user_login: '您的登录验证码为',
  user_sign: '您的注册验证码为',
  user_close: '您正在注销化途账号，注销后不能恢复。注销验证码为',
  user_pwd: '您正在重设化途登录密码，如非本人操作请勿理会。重设密码验证码为',
  list_approve: '有一张采购单请您审批，如不认识送审人请勿理会。访问码为',
};

export const smsText = (messageType: CodePurpose, code: string, minutes: number) =>
  `【化途】${OPENS[messageType]} ${code}，${minutes} 分钟内有效。请勿告知他人。`;
