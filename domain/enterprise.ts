/** How far the verification of an enterprise has come; only PASS lets its orders go on. */
export const AUDIT_STATUSES = ['NONE', 'WAIT', 'PASS', 'REJECT', 'EXPIRED'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** The one enterprise that has a business page of its own in the user center. */
export const SPECIAL_ENTERPRISE_CODE = 'MCP0000880001';

/** Whose entries are asked for: the source the product is registered under. */
export const ENTERPRISE_APP_SOURCE = 'fcl_mm';
