import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';

/** Codes of the captcha protocol; they travel inside the envelope's `data`, or bare under the plain prefix. */
export const CAPTCHA_CODES = {
  success: '0000',
  missing: '0011',
  gone: '6110',
  wrong: '6111',
  undrawable: '6112',
  getTooOften: '6201',
  locked: '6202',
  checkTooOften: '6204',
} as const;

export type CaptchaCode = (typeof CAPTCHA_CODES)[keyof typeof CAPTCHA_CODES];

const text = v.nullable(v.string());

/** All nineteen fields of the protocol are always present; unused ones are null. */
const captchaRepData = v.object({
  captchaId: text,
  projectCode: text,
  captchaType: text,
  captchaOriginalPath: text,
  captchaFontType: text,
  captchaFontSize: text,
  secretKey: text,
  originalImageBase64: text,
  point: v.null(),
  jigsawImageBase64: text,
  wordList: v.nullable(v.array(v.string())),
  pointList: v.null(),
  pointJson: text,
  token: text,
  result: v.boolean(),
  captchaVerification: text,
  clientUid: text,
  ts: v.nullable(v.union([v.number(), v.string()])),
  browserInfo: text,
});

export type CaptchaRepData = v.InferOutput<typeof captchaRepData>;

export const captchaAnswerSchema = <TData extends v.GenericSchema>(data: TData) =>
  v.object({
    repCode: v.picklist(Object.values(CAPTCHA_CODES)),
    repMsg: text,
    repData: v.nullable(data),
    success: v.boolean(),
  });

export type CaptchaAnswer<TData = CaptchaRepData> = {
  repCode: CaptchaCode;
  repMsg: string | null;
  repData: TData | null;
  success: boolean;
};

const captchaAnswer = captchaAnswerSchema(captchaRepData);

/** No request is refused by shape: missing or odd fields get a code of the captcha protocol. */
export const anything = v.optional(v.unknown());

export const captchaGet = endpoint({
  summary: '获取行为验证码',
  method: 'GET',
  path: '/api-auth/captcha/get',
  request: v.object({
    captchaType: anything,
    clientUid: anything,
    ts: anything,
    /** 2 on a screen with two device pixels per CSS pixel: the picture is twice as large. Other servers ignore it. */
    density: anything,
  }),
  reply: captchaAnswer,
  access: 'public',
  urlSafe: true,
});

export const captchaCheck = endpoint({
  summary: '校验行为验证码',
  method: 'POST',
  path: '/api-auth/captcha/check',
  request: v.object({
    captchaType: anything,
    pointJson: anything,
    token: anything,
    clientUid: anything,
    ts: anything,
    /** Pointer track, `[x, y, ms]` each; other servers ignore it. */
    track: anything,
  }),
  reply: captchaAnswer,
  access: 'public',
  urlSafe: false,
});

/** The same service for clients of the plain protocol: no envelope, none of our headers. */
export const CAPTCHA_BARE_PREFIX = '/captcha';
