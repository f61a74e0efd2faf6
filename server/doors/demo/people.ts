import { type AuditStatus, SPECIAL_ENTERPRISE_CODE } from '../../../domain/people/enterprise';

type DemoEnterprise = { mcpCode: string; name: string; creditCode: string; auditStatus: AuditStatus };

export type DemoPerson = {
  phone: string;
  name: string;
  story: string;
  enterprise?: DemoEnterprise;
};

export const DEMO_PASSWORD = 'ChemLane2026';

export const DEMO_SERVICES = ['海运整箱', '海运拼箱', '罐箱租赁'];

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { phone: '13800000001', name: '陈一帆', story: '自然人' },
  {
    phone: '13800000002',
    name: '林未央',
    story: '企业用户，企业未认证',
    enterprise: {
      mcpCode: 'MCP0000100002',
      name: '演示化工甲有限公司',
      creditCode: '91310000DEM000002L',
      auditStatus: 'NONE',
    },
  },
  {
    phone: '13800000003',
    name: '周知行',
    story: '企业用户，企业已认证',
    enterprise: {
      mcpCode: 'MCP0000100003',
      name: '演示化工乙有限公司',
      creditCode: '91310000DEM000003P',
      auditStatus: 'PASS',
    },
  },
  {
    phone: '13800000004',
    name: '吴远车',
    story: '企业用户，有整车订单',
    enterprise: {
      mcpCode: 'MCP0000100004',
      name: '演示物流丙有限公司',
      creditCode: '91310000DEM000004T',
      auditStatus: 'PASS',
    },
  },
  {
    phone: '13800000005',
    name: '郑专席',
    story: '专属业务页的企业',
    enterprise: {
      mcpCode: SPECIAL_ENTERPRISE_CODE,
      name: '演示材料丁有限公司',
      creditCode: '91310000DEM000005X',
      auditStatus: 'PASS',
    },
  },
];
