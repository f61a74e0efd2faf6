import * as v from 'valibot';

import { MODE_IDS } from '../../domain/mode-ids';
import { endpoint } from '../wire/endpoint';

const page = v.object({
  edition: v.string(),
  /** Digest of the published table: another digest, other rows. */
  version: v.string(),
  sources: v.array(v.object({ name: v.string(), of: v.string() })),
  licence: v.string(),
  notice: v.string(),
  total: v.number(),
  /** Place of the next page; null on the last one. */
  next: v.nullable(v.number()),
  columns: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});

const from = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, '起始行不正确'),
    v.transform((text) => Number(text)),
  ),
  '0',
);

export const publishedGoods = endpoint({
  summary: '危险货物一览表（本平台所读）：按行公布事实，注明版本、来源与许可；可按 UN 编号查询，每页最多 500 行',
  method: 'GET',
  path: '/api/dg/list',
  request: v.object({
    unNo: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{4})?$/, 'UN 编号为四位数字')), ''),
    from,
  }),
  reply: page,
  access: 'public',
  urlSafe: true,
});

export const publishedDifferences = endpoint({
  summary: '一览表与其他来源的差异：逐格列出两边的值、来源、取舍和理由',
  method: 'GET',
  path: '/api/dg/differences',
  request: v.object({ from }),
  reply: page,
  access: 'public',
  urlSafe: true,
});

export const publishedRefusals = endpoint({
  summary: '一览表的拒载与转人工核对代码，各附一句说明',
  method: 'GET',
  path: '/api/dg/refusals',
  request: v.object({}),
  reply: v.object({
    edition: v.string(),
    codes: v.array(v.object({ code: v.string(), level: v.picklist(['BLOCK', 'MANUAL']), text: v.string() })),
  }),
  access: 'public',
  urlSafe: true,
});

export const publishedRuleCodes = endpoint({
  summary: '各运输方式的判定代码：每个代码附适用的方式、说明和所依据的规则；花括号内为随单填写的值',
  method: 'GET',
  path: '/api/dg/codes',
  request: v.object({ mode: v.optional(v.picklist(MODE_IDS)) }),
  reply: v.object({
    edition: v.string(),
    /** Digest of all codes: another digest, other codes. */
    version: v.string(),
    licence: v.string(),
    notice: v.string(),
    codes: v.array(
      v.object({
        code: v.string(),
        modes: v.array(v.picklist(MODE_IDS)),
        text: v.string(),
        /** Rule that the code rests on, and its edition. */
        rule: v.object({ source: v.string(), edition: v.string() }),
      }),
    ),
  }),
  access: 'public',
  urlSafe: true,
});
