/** Every account is a person's; some act for an enterprise. */
export const ROLES = { person: 'person', enterprise: 'enterprise' } as const;
