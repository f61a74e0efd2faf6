import * as v from 'valibot';

import { AUDIT_STATUSES, ENTERPRISE_APP_SOURCE, isCreditCode, isEnterpriseName } from '../../domain/people/enterprise';
import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';
import { scanSchema } from '../papers/scan';

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

const enterpriseName = v.pipe(v.string(), v.maxLength(200), v.check(isEnterpriseName, '请输入企业全称'));
const creditCode = v.pipe(
  v.string(),
  v.maxLength(18),
  v.check(isCreditCode, '统一社会信用代码应为 18 位，且校验位正确'),
);

export const submitVerification = endpoint({
  summary: '提交企业认证',
  method: 'POST',
  path: '/api-platform/enterprise/verification',
  request: v.object({ enterpriseName, creditCode, licence: v.optional(scanSchema('营业执照')) }),
  reply: v.object({ status: v.picklist(AUDIT_STATUSES) }),
  access: 'session',
  urlSafe: false,
});

export const enterpriseVerification = endpoint({
  summary: '企业认证的资料、状态和结果',
  method: 'GET',
  path: '/api-platform/enterprise/verification/detail',
  request: nothing,
  reply: v.object({
    status: v.picklist(AUDIT_STATUSES),
    enterpriseName: v.string(),
    creditCode: v.string(),
    licenceName: v.nullable(v.string()),
    submittedAt: v.nullable(v.string()),
    reason: v.nullable(v.string()),
  }),
  access: 'session',
  urlSafe: false,
});
