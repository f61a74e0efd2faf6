import type { StaffRole } from '../../../domain/house/roles';

export const roleNames = {
  reviewer: '审核员',
  officer: '危品专员',
  pricing: '定价',
  content: '内容',
  auditor: '稽核',
  administrator: '管理员',
} satisfies Record<StaffRole, string>;
