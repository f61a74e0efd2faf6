/** What a person of the house is there for. Somebody may have several; nobody has a role besides those that were given. */
export const STAFF_ROLES = ['reviewer', 'officer', 'pricing', 'content', 'auditor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** A person of the house, as others of the house know them. */
export type StaffPerson = { staffId: string; login: string; name: string; roles: readonly StaffRole[] };

export const hasRole = (roles: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => roles.includes(role));
