/** Plate of S26, the usual tank container of the house. */
export const USUAL_TANK = { litres: 26_000, tareKg: 3850, payloadKg: 32_150 } as const;
