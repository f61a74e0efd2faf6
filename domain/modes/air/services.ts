export const AIR_SERVICES = ['TRK', 'CUS', 'INS'] as const;
