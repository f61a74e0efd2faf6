/** Verification state of an enterprise; only PASS lets its orders proceed. */
export const AUDIT_STATUSES = ['NONE', 'WAIT', 'PASS', 'REJECT', 'EXPIRED'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** Owner of an account: an enterprise in some verification state, or a person, who needs none. */
export type AccountStanding = AuditStatus | 'NATURAL';

export const SPECIAL_ENTERPRISE_CODE = 'MCP0000880001';

/** Source the product is registered under; selects its entries. */
export const ENTERPRISE_APP_SOURCE = 'fcl_mm';

const CODE_SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/**
 * Unified social credit code by GB 32100: the last sign makes the weighted sum a multiple of 31. The auditor checks the
 * register.
 */
export function isCreditCode(code: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(code)) return false;
  const sum = CODE_WEIGHTS.reduce((all, weight, at) => all + weight * CODE_SIGNS.indexOf(code.charAt(at)), 0);
  return CODE_SIGNS.charAt((31 - (sum % 31)) % 31) === code.charAt(17);
}

const ENTERPRISE_NAME = { least: 2, most: 80 } as const;

export const isEnterpriseName = (name: string): boolean => {
  const { length } = name.trim();
  return length >= ENTERPRISE_NAME.least && length <= ENTERPRISE_NAME.most;
};

export const LICENCE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export const LICENCE_BYTES = 512 * 1024;

export type LicenceFault = 'licenceTooLarge' | 'licenceKind';

export function licenceFault({ size, type }: { size: number; type: string }): LicenceFault | null {
  if (!LICENCE_TYPES.some((known) => known === type)) return 'licenceKind';
  return size > LICENCE_BYTES ? 'licenceTooLarge' : null;
}

/** Rejected or expired: the enterprise buys nothing until it submits other papers. */
export const isTurnedDown = (status: AuditStatus): boolean => status === 'REJECT' || status === 'EXPIRED';

/** No submission while one is under review or after one passed. */
export const mayHandInPapers = (status: AuditStatus): boolean => status !== 'WAIT' && status !== 'PASS';
