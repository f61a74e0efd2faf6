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
