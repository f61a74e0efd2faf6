import { CAPTCHA_CODES, type CaptchaCode } from '../../../contract/people/captcha';

export const CAPTCHA_MESSAGES = {
  [CAPTCHA_CODES.success]: '成功',
  [CAPTCHA_CODES.missing]: '参数不能为空',
  [CAPTCHA_CODES.gone]: '验证码已失效，请重新获取',
  [CAPTCHA_CODES.wrong]: '验证失败',
  [CAPTCHA_CODES.undrawable]: '获取验证码失败，请稍后重试',
  [CAPTCHA_CODES.getTooOften]: '获取验证码过于频繁，请稍后重试',
  [CAPTCHA_CODES.locked]: '验证失败次数过多，请稍后重试',
  [CAPTCHA_CODES.checkTooOften]: '校验过于频繁，请稍后重试',
} satisfies Record<CaptchaCode, string>;

export const missingCaptchaField = (name: string) => `${name}不能为空`;

export const UNKNOWN_CAPTCHA_TYPE = '不支持的验证码类型';
