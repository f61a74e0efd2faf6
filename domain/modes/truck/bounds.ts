/** Upper bound of a part load. */
export const PART_MOST = { kg: 9999, m3: 20 } as const;

/** Limited quantities up to this gross weight travel as general goods. */
export const LIMITED_MOST_KG = 8000;

/** Payload of a vehicle without a tank for highly toxic or strongly corrosive goods. */
export const PACKAGED_MOST_KG = 10_000;

/** Filling shares between which liquid surges; short compartments are exempt. */
export const SLACK = { from: 0.2, to: 0.8 } as const;

/** Days beyond arrival for which an inhibitor must last. */
export const INHIBITED_DAYS = 7;

/** Notice before loading, for a whole truck and for the pickup of a part load. */
export const LEAD_HOURS = 12;
export const DOOR_LEAD_HOURS = 24;

export const WINDOW_LENGTH = { least: 1, most: 8 } as const;

/** Kilometres between a base and the loading city. */
export const BASE_MOST_KM = 150;

export const WEIGHT = { over: 0, most: 32_000 };
export const MOST_TRUCKS = 10;
export const TRUCK_COUNT_SAYS = `车数应为 1 到 ${MOST_TRUCKS}`;
export const STOP_PIECES = { least: 0, most: 100_000 } as const;
export const REEFER_C = { least: -25, most: 25 } as const;
/** Minor units. */
export const WORTH = { over: 0, most: 5_000_000_000 } as const;
/** Characters. */
export const ADDRESS_LENGTH = { least: 5, most: 120 } as const;
export const CONTACT_LENGTH = { least: 2, most: 20 } as const;
export const PASS_LENGTH = { least: 6, most: 30 } as const;
