import * as v from 'valibot';

import { LEGAL_IDS } from '../domain/order/protocol';
import { endpoint } from './endpoint';
import { nothing } from './fields';

const block = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), text: v.string() }),
  v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
  v.object({ kind: v.literal('table'), head: v.array(v.string()), rows: v.array(v.array(v.string())) }),
]);

/** An edition of a text, named by the day from which it holds. */
export const edition = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, '版本应为日期'));

/** A text with headings, so that it can be read, listed and linked; never a blob of markup. */
export const legalDocument = v.object({
  documentId: v.picklist(LEGAL_IDS),
  title: v.string(),
  version: v.string(),
  effectiveOn: v.string(),
  summary: v.string(),
  sections: v.array(v.object({ sectionId: v.string(), heading: v.string(), blocks: v.array(block) })),
});

export type LegalDocument = v.InferOutput<typeof legalDocument>;
export type LegalBlock = v.InferOutput<typeof block>;

export const legalText = endpoint({
  summary: '用户服务协议、隐私政策，以及货运、仓储、危品服务协议全文：现行版本，或写明的版本',
  method: 'GET',
  path: '/api-cms/agreement/detail',
  /** Without a version the edition that holds today. */
  request: v.object({ documentId: v.picklist(LEGAL_IDS), version: v.optional(edition) }),
  reply: legalDocument,
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
