import * as v from 'valibot';

import { anything, captchaAnswerSchema } from './captcha';
import { endpoint } from '../wire/endpoint';

export const workData = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  /** Digests to find, in hexadecimal; see `workTry` of `domain/people/captcha-work.ts`. */
  targets: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))), v.minLength(1), v.maxLength(16)),
  span: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
});

export const workProof = v.object({ proof: v.string() });

export type WorkData = v.InferOutput<typeof workData>;
export type WorkProof = v.InferOutput<typeof workProof>;

/** For users who cannot see a picture. The proof is valid only for the telephone number of the form. */
export const captchaWork = endpoint({
  summary: '获取免看图验证的计算题',
  method: 'POST',
  path: '/api-auth/captcha/work',
  request: v.object({ phone: anything }),
  reply: captchaAnswerSchema(workData),
  access: 'public',
  urlSafe: false,
});

export const captchaWorkCheck = endpoint({
  summary: '校验免看图验证',
  method: 'POST',
  path: '/api-auth/captcha/work/check',
  request: v.object({ token: anything, found: anything }),
  reply: captchaAnswerSchema(workProof),
  access: 'public',
  urlSafe: false,
});
