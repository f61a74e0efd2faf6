/** The texts of the house that orders are placed by: that of freight, and those of stores, of services and of sales, by which nothing is carried. */
export const PROTOCOL_IDS = ['shipping-protocol', 'storage-protocol', 'desk-protocol', 'sale-protocol'] as const;
export type ProtocolId = (typeof PROTOCOL_IDS)[number];
