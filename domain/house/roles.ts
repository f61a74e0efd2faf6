export const STAFF_ROLES = ['reviewer', 'officer', 'pricing', 'content', 'auditor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type StaffPerson = { staffId: string; login: string; name: string; roles: readonly StaffRole[] };

export const hasRole = (roles: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => roles.includes(role));
