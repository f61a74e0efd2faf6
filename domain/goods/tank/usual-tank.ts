export const USUAL_TANK = { litres: 26_000, tareKg: 3850, payloadKg: 32_150 } as const;
