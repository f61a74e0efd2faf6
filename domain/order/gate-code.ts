/** Ten characters of base 32: `7K3M-QX9D-T2` as it is printed. */
export const GATE_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

export const gateCodeInGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** So long after its hour nobody is waited for at the gate. */
const WAITS_MS = 4 * 3_600_000;

export const isGateOver = (at: number | null, now: number): boolean => at !== null && now > at + WAITS_MS;

/** What a stranger sees of a number plate. */
export const maskedPlate = (plate: string): string =>
  plate.length < 5 ? plate : `${plate.slice(0, 2)}**${plate.slice(4)}`;
