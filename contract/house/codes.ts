/** Codes for the desk only; the customer site's bundles do not carry them. */
export const HOUSE_CODES = {
  /** Too many failed sign-ins; `data` is the number of seconds until the next try. */
  locked: '10007001',
  /** The password was entered too long ago, or its ticket was already used. */
  ticketLapsed: '10007002',
  /** Another colleague moved the case after it was read (409). */
  caseMoved: '10007003',
  /** Another colleague holds the case (409); `data` names the holder. */
  caseHeld: '10007004',
  /** A page with this code already exists (409). */
  contentTaken: '10007005',
} as const;

export type HouseCode = (typeof HOUSE_CODES)[keyof typeof HOUSE_CODES];
