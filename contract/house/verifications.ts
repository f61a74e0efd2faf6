import * as v from 'valibot';

import { AUDIT_STATUSES } from '../../domain/people/enterprise';
import { done, fileId, person, subjectWire, timestamp, waiting, worked } from './case-wire';
import { facts, handedIn, licence } from '../../domain/house/verifications-shape';

const status = v.picklist(AUDIT_STATUSES);
const enterprise = { kind: v.literal('verification'), enterpriseId: v.string(), ...facts, submittedAt: timestamp };

export const verificationWire = subjectWire({
  kind: 'verification',
  path: 'verification',
  no: fileId,
  of: '一家企业的认证',
  waits: {
    path: 'verifications',
    summary: '待认证的企业：答应得最早的在前',
    line: v.object({ ...enterprise, hasLicence: v.boolean(), claims: v.number(), ...waiting }),
  },
  shows: {
    summary: '一家企业的认证：填写的与执照、历次提交、同一信用代码的其他认领',
    case: v.object({
      ...enterprise,
      status,
      customer: person,
      handedIn,
      rivals: v.array(v.object({ enterpriseId: v.string(), name: v.string(), status, licence })),
      done,
      ...worked,
    }),
  },
  paper: { path: 'licence', summary: '打开执照：这家企业交来的，或同一信用代码的其他认领交来的' },
});
