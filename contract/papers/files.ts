import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';

/** Multipart body: `file` and `docType`; a photograph adds a thumbnail, a JPEG in base64. */
export const uploadFile = endpoint({
  summary: '上传资料：PDF、图片或 Office 文件，单个不超过 20 MB',
  method: 'POST',
  path: '/api-common-oss/upload',
  request: v.object({
    docType: v.pipe(v.string(), v.maxLength(20)),
    small: v.optional(v.pipe(v.string(), v.maxLength(8_192))),
  }),
  reply: v.object({ fileId: v.string(), name: v.string(), bytes: v.number() }),
  access: 'session',
  urlSafe: false,
});

/** Answers with the file itself, named by `content-disposition`; a refusal comes in the envelope. */
export const readFile = endpoint({
  summary: '取回本人上传的一份资料',
  method: 'GET',
  path: '/api-common-oss/file/:fileId',
  request: v.object({ fileId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  reply: v.unknown(),
  access: 'session',
  urlSafe: false,
});
