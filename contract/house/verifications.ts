import * as v from 'valibot';

import type { QueuedVerification, VerificationCase } from '../../domain/house/case';
import { AUDIT_STATUSES } from '../../domain/people/enterprise';
import { endpoint } from '../wire/endpoint';
import { done, fileId, listSchema, looking, readEndpoint, timestamp, waiting, worked, workWire } from './case-wire';

const reads = readEndpoint('verification');

const enterpriseId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const status = v.picklist(AUDIT_STATUSES);
const licence = v.nullable(v.object({ fileId: v.string(), name: v.string() }));
const facts = { name: v.string(), creditCode: v.string() };
const enterprise = { kind: v.literal('verification'), enterpriseId: v.string(), ...facts, submittedAt: timestamp };

export const handedIn = v.array(
  v.object({
    ...facts,
    licence,
    submittedAt: timestamp,
    decision: v.nullable(v.picklist(['PASS', 'REJECT'])),
    reason: v.nullable(v.string()),
    decidedAt: v.nullable(timestamp),
  }),
);

export const houseVerifications = endpoint({
  summary: '待认证的企业：答应得最早的在前',
  path: '/api-desk/verifications',
  request: v.object(looking),
  reply: listSchema(
    v.object({
      ...enterprise,
      hasLicence: v.boolean(),
      claims: v.number(),
      ...waiting,
    }) satisfies v.GenericSchema<unknown, QueuedVerification>,
  ),
  ...reads,
});

export const readVerificationCase = endpoint({
  summary: '一家企业的认证：填写的与执照、历次提交、同一信用代码的其他认领',
  path: '/api-desk/verification/:no',
  request: v.object({ no: enterpriseId }),
  reply: v.object({
    ...enterprise,
    status,
    customer: v.object({ name: v.string(), phone: v.string() }),
    handedIn,
    rivals: v.array(v.object({ enterpriseId: v.string(), name: v.string(), status, licence })),
    done,
    ...worked,
  }) satisfies v.GenericSchema<unknown, VerificationCase>,
  ...reads,
});

export const {
  rehearse: rehearseVerification,
  act: actOnVerification,
  hold: holdVerification,
} = workWire({ kind: 'verification', path: 'verification', no: enterpriseId, of: '一家企业的认证' });

export const readLicence = endpoint({
  summary: '打开执照：这家企业交来的，或同一信用代码的其他认领交来的',
  method: 'GET',
  path: '/api-desk/verification/:no/licence/:fileId',
  request: v.object({ no: enterpriseId, fileId }),
  reply: v.unknown(),
  access: reads.access,
  urlSafe: false,
});
