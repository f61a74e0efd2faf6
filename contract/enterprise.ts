import * as v from 'valibot';

import { AUDIT_STATUSES, ENTERPRISE_APP_SOURCE } from '../domain/enterprise';
import { endpoint } from './endpoint';

const basicEntId = v.pipe(v.string(), v.maxLength(64));

export const enterpriseEntries = endpoint({
  summary: '企业已开通的服务',
  method: 'POST',
  path: '/api-platform/enterprise/entries',
  request: v.object({ basicEntId, appSource: v.literal(ENTERPRISE_APP_SOURCE) }),
  reply: v.array(v.object({ entryId: v.string(), serviceName: v.string(), status: v.picklist(AUDIT_STATUSES) })),
  access: 'session',
  urlSafe: false,
});

export const enterpriseDetail = endpoint({
  summary: '企业详情',
  method: 'GET',
  path: '/api-platform/enterprise/detail',
  request: v.object({ basicEntId }),
  reply: v.object({
    basicEntId: v.string(),
    enterpriseName: v.string(),
    creditCode: v.string(),
    serviceOpenAuditStatus: v.picklist(AUDIT_STATUSES),
  }),
  access: 'session',
  urlSafe: false,
});
