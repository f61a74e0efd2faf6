/** What only people of the house are told: the site's own pages do not carry it. */
export const HOUSE_CODES = {
  /** Too many wrong tries; `data` says for how many seconds nothing is looked at. */
  locked: '10007001',
  /** The password was right too long ago, or was shown already. */
  ticketLapsed: '10007002',
  /** Somebody else has moved the case on since it was read (409). */
  caseMoved: '10007003',
  /** Somebody else works at it (409); `data` says who. */
  caseHeld: '10007004',
  /** There is a page of that code already (409). */
  contentTaken: '10007005',
} as const;

export type HouseCode = (typeof HOUSE_CODES)[keyof typeof HOUSE_CODES];
