import type { Is } from '../shape/is';
import type { person } from './sign-in-shape';

export const STAFF_ROLES = ['reviewer', 'officer', 'pricing', 'content', 'auditor', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type StaffPerson = Is<typeof person>;

export const hasRole = (roles: readonly StaffRole[], wanted: readonly StaffRole[]): boolean =>
  wanted.some((role) => roles.includes(role));
