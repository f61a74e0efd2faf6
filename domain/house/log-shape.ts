import * as v from 'valibot';

import { SUBJECT_KINDS } from './subjects';
import { CUSTOMER_KINDS } from './customers';
import { DOCUMENT_KINDS } from '../content/document';
import { moment } from '../shape/trade';
import { LOG_ACTS, SEALED } from './log';

export const logSubject = v.object({
  kind: v.nullable(v.picklist([...SUBJECT_KINDS, ...CUSTOMER_KINDS, ...DOCUMENT_KINDS])),
  no: v.string(),
  name: v.string(),
});

export const logLine = v.object({
  position: v.number(),
  at: moment,
  who: v.string(),
  act: v.picklist(LOG_ACTS),
  subject: logSubject,
});

export const logChain = v.object({
  lines: v.number(),
  keyedFrom: v.nullable(v.number()),
  anchors: v.number(),
  brokenAt: v.nullable(v.number()),
  changed: v.array(v.object({ source: v.picklist(SEALED), no: v.string() })),
});
