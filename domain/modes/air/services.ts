/** What can be ordered on top of an air freight, by the constants `serviceType`. */
export const AIR_SERVICES = ['TRK', 'CUS', 'INS'] as const;
