import type { SmsFailureCode } from '../../../machines/identity/sms-countdown';
import { MOBILE_SAYS } from '../../../domain/people/phone';

export const smsCountdownCopy = {
  button: {
    idle: '获取验证码',
    proving: '等待验证',
    requesting: '发送中',
    cooling: (seconds: number) => `${seconds} s 后重发`,
  },
  notice: {
    idle: '获取验证码前，先完成一次安全验证',
    proving: '等待完成安全验证…',
    requesting: '验证码发送中…',
    cooling: '倒计时结束后可以重新获取',
    sent: (phone: string) => `发送成功，请查收 ${phone} 的短信`,
  },
  failure: {
    phoneInvalid: MOBILE_SAYS,
    captchaFailed: '安全验证未通过，请重试',
    refused: '暂时无法发送验证码，请稍后再试',
    unavailable: '短信通道繁忙，请稍后再试',
    network: '网络不通，请检查网络后重试',
    unexpected: '服务器繁忙，请稍后再试',
  } satisfies Record<SmsFailureCode, string>,
};
