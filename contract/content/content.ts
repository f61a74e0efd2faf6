import * as v from 'valibot';

import { LEGAL_IDS } from '../../domain/order/papers/protocol';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { legalSection } from '../../domain/content/legal-shape';
import type { block } from '../../domain/content/content-shape';

/** Edition of a text, named by its first day in force. */
export const edition = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, '版本应为日期'));

/** A structured text that can be read, listed and linked; never a blob of markup. */
const legalDocument = v.object({
  documentId: v.picklist(LEGAL_IDS),
  title: v.string(),
  version: v.string(),
  effectiveOn: v.string(),
  summary: v.string(),
  sections: v.array(legalSection),
});

export type LegalDocument = v.InferOutput<typeof legalDocument>;
export type LegalBlock = v.InferOutput<typeof block>;

export const legalText = endpoint({
  summary: '用户服务协议、隐私政策，各服务协议与收费协议全文：现行版本，或写明的版本',
  method: 'GET',
  path: '/api-cms/agreement/detail',
  /** Without a version: the edition in force today. */
  request: v.object({ documentId: v.picklist(LEGAL_IDS), version: v.optional(edition) }),
  /** `counted`: tables below the text, recomputed per request; an older gateway sends none. */
  reply: v.object({ ...legalDocument.entries, counted: v.optional(v.array(legalSection), []) }),
  access: 'public',
  urlSafe: true,
});

export const serviceMail = endpoint({
  summary: '客服邮箱',
  method: 'GET',
  path: '/api-basic/service/mail',
  request: nothing,
  reply: v.string(),
  access: 'public',
  urlSafe: true,
});
