export const SMS_MESSAGES = {
  /** One sentence for every limit, so that nobody learns which of them he met, or whether the number is known. */
  refused: '验证码发送过于频繁，请稍后再试',
  unavailable: '短信服务暂时不可用，请稍后重试',
  captchaRequired: '请先完成安全验证',
} as const;

const PURPOSES = { user_login: '登录', user_sign: '注册' } as const;

export const smsText = (messageType: keyof typeof PURPOSES, code: string, minutes: number) =>
  `【化途】您的${PURPOSES[messageType]}验证码为 ${code}，${minutes} 分钟内有效。请勿告知他人。`;
