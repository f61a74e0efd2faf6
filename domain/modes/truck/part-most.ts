/** No part load is heavier or larger. */
export const PART_MOST = { kg: 9999, m3: 20 } as const;
