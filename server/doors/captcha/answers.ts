import {
  CAPTCHA_CODES,
  type CaptchaAnswer,
  type CaptchaCode,
  type CaptchaRepData,
} from '../../../contract/people/captcha';

const CAPTCHA_MESSAGES = {
  [CAPTCHA_CODES.success]: '成功',
  [CAPTCHA_CODES.missing]: '参数不能为空',
  [CAPTCHA_CODES.gone]: '验证码已失效，请重新获取',
  [CAPTCHA_CODES.wrong]: '验证失败',
  [CAPTCHA_CODES.undrawable]: '获取验证码失败，请稍后重试',
  [CAPTCHA_CODES.getTooOften]: '获取验证码过于频繁，请稍后重试',
  [CAPTCHA_CODES.locked]: '验证失败次数过多，请稍后重试',
  [CAPTCHA_CODES.checkTooOften]: '校验过于频繁，请稍后重试',
} satisfies Record<CaptchaCode, string>;

const missingCaptchaField = (name: string) => `${name}不能为空`;

const UNKNOWN_CAPTCHA_TYPE = '不支持的验证码类型';

export type Reply<TData = CaptchaRepData> = {
  answer: CaptchaAnswer<TData>;
  retryAfterSeconds?: number;
  visitor?: string;
};

const BLANK: CaptchaRepData = {
  captchaId: null,
  projectCode: null,
  captchaType: null,
  captchaOriginalPath: null,
  captchaFontType: null,
  captchaFontSize: null,
  secretKey: null,
  originalImageBase64: null,
  point: null,
  jigsawImageBase64: null,
  wordList: null,
  pointList: null,
  pointJson: null,
  token: null,
  result: false,
  captchaVerification: null,
  clientUid: null,
  ts: null,
  browserInfo: null,
};

/** Success carries data and no sentence, as upstream does; only the second verification has a sentence and no data. */
export const successReply = <TData>(repData: TData): Reply<TData> => ({
  answer: { repCode: CAPTCHA_CODES.success, repMsg: null, repData, success: true },
});

export const grantedReply = (fields: Partial<CaptchaRepData>): Reply => successReply({ ...BLANK, ...fields });

export const verified: Reply = {
  answer: {
    repCode: CAPTCHA_CODES.success,
    repMsg: CAPTCHA_MESSAGES[CAPTCHA_CODES.success],
    repData: null,
    success: true,
  },
};

export const refusedReply = (repCode: Exclude<CaptchaCode, '0000'>, retryAfterSeconds?: number): Reply<never> => ({
  answer: { repCode, repMsg: CAPTCHA_MESSAGES[repCode], repData: null, success: false },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const unusable = (repMsg: string): Reply<never> => ({
  answer: { repCode: CAPTCHA_CODES.missing, repMsg, repData: null, success: false },
});

export const missingFieldReply = (field: string): Reply<never> => unusable(missingCaptchaField(field));

/** An unknown type is refused as unknown, only an empty one as missing. */
export const noSuchType = (type: unknown): Reply<never> =>
  typeof type === 'string' && type !== '' ? unusable(UNKNOWN_CAPTCHA_TYPE) : missingFieldReply('captchaType');
