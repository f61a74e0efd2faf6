import type { PersonDetails, SessionUser } from '../../../../machines/identity/session';

export const LI: SessionUser = { name: '李工', avatar: '', mcpCode: '', serviceOpenAuditStatus: null };

export const ZHAO: SessionUser = {
  name: '赵经理',
  avatar: '/avatar.png',
  mcpCode: 'MCP0000110001',
  serviceOpenAuditStatus: 'PASS',
};

export const PRIVATE: PersonDetails = { roles: [], mmInfo: [], enterpriseResp: null };

export const ENTERPRISE: PersonDetails = {
  roles: ['buyer'],
  mmInfo: [{ orderNo: 'FC26-0314-K7M2' }],
  enterpriseResp: {
    basicEntId: 'ent-1',
    enterpriseName: '某化工公司',
    mcpCode: 'MCP0000110001',
    serviceOpenAuditStatus: 'PASS',
  },
};

export const ENTRIES = [{ entryId: 'entry-1', serviceName: '海运整箱', status: 'PASS' }] as const;
