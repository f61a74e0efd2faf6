import * as v from 'valibot';

import { LICENCE_BYTES } from '../../domain/people/enterprise';

/** Base64: four letters carry three bytes. */
const LETTERS = Math.ceil(LICENCE_BYTES / 3) * 4;

/** Scan of a paper in a request: file name and bytes in base64. `of` names it in messages. */
export const scanSchema = (of: string) =>
  v.object({
    // oxlint-disable-next-line no-control-regex -- control characters are among what a name may not hold
    fileName: v.pipe(v.string(), v.regex(/^[^\u0000-\u001F\u007F\\/:*?"<>|]{1,120}$/u, '文件名含有不支持的字符')),
    content: v.pipe(
      v.string(),
      v.maxLength(LETTERS, `${of}不能超过 512 KB`),
      v.regex(/^[A-Za-z0-9+/]+={0,2}$/, `${of}的内容无法识别`),
    ),
  });
