/** Upper bound of a part load. */
export const PART_MOST = { kg: 9999, m3: 20 } as const;
