/** The texts of the house that orders are placed by: that of freight, and those of stores, of services and of sales, by which nothing is carried. */
export const PROTOCOL_IDS = ['shipping-protocol', 'storage-protocol', 'desk-protocol', 'sale-protocol'] as const;

/** The editions that came with the code. Later ones are known to the gateway alone. */
export const FIRST_EDITIONS = {
  'shipping-protocol': '2026-11-22',
  'storage-protocol': '2026-11-24',
  'desk-protocol': '2026-11-23',
  'sale-protocol': '2026-11-26',
} as const satisfies Record<(typeof PROTOCOL_IDS)[number], string>;

export type ProtocolId = (typeof PROTOCOL_IDS)[number];

/** Texts that an account is opened by. */
export const ACCOUNT_TEXT_IDS = ['user-agreement', 'privacy-notice'] as const;
export type AccountTextId = (typeof ACCOUNT_TEXT_IDS)[number];

/** The editions that stand beside the tick of a registration, and that it agrees to. */
export type AccountEditions = { agreement: string; privacy: string };

/** Texts that people agree to, of which the desk writes the next edition. */
export const LEGAL_IDS = [...ACCOUNT_TEXT_IDS, ...PROTOCOL_IDS] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Where an edition is read by itself, for ever. */
export const editionPath = (id: LegalId, version: string): string => `/legal/${id}/${version}`;
