import {
  CAPTCHA_CODES,
  type CaptchaAnswer,
  type CaptchaCode,
  type CaptchaRepData,
} from '../../../contract/people/captcha';
import { CAPTCHA_MESSAGES, missingCaptchaField, UNKNOWN_CAPTCHA_TYPE } from './messages';

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
export const grantedWith = <TData>(repData: TData): Reply<TData> => ({
  answer: { repCode: CAPTCHA_CODES.success, repMsg: null, repData, success: true },
});

export const granted = (fields: Partial<CaptchaRepData>): Reply => grantedWith({ ...BLANK, ...fields });

export const verified: Reply = {
  answer: {
    repCode: CAPTCHA_CODES.success,
    repMsg: CAPTCHA_MESSAGES[CAPTCHA_CODES.success],
    repData: null,
    success: true,
  },
};

export const refused = (repCode: Exclude<CaptchaCode, '0000'>, retryAfterSeconds?: number): Reply<never> => ({
  answer: { repCode, repMsg: CAPTCHA_MESSAGES[repCode], repData: null, success: false },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

const unusable = (repMsg: string): Reply<never> => ({
  answer: { repCode: CAPTCHA_CODES.missing, repMsg, repData: null, success: false },
});

export const missing = (field: string): Reply<never> => unusable(missingCaptchaField(field));

/** An unknown type is refused as unknown, only an empty one as missing. */
export const noSuchType = (type: unknown): Reply<never> =>
  typeof type === 'string' && type !== '' ? unusable(UNKNOWN_CAPTCHA_TYPE) : missing('captchaType');
