/** The texts of the house that orders are placed by: that of freight, and those of stores, of services and of sales, by which nothing is carried. */
export const PROTOCOL_IDS = ['shipping-protocol', 'storage-protocol', 'desk-protocol', 'sale-protocol'] as const;

/** What is charged, in the modes that have a text of it: agreed to by itself, beside the text they are placed by. */
export const CHARGES_ID = 'charge-agreement';

/** The editions that came with the code. Later ones are known to the gateway alone. */
export const FIRST_EDITIONS = {
  'shipping-protocol': '2026-11-22',
  'storage-protocol': '2026-11-24',
  'desk-protocol': '2026-11-23',
  'sale-protocol': '2026-11-26',
  [CHARGES_ID]: '2026-11-22',
} as const satisfies Record<(typeof PROTOCOL_IDS)[number] | typeof CHARGES_ID, string>;

export type ProtocolId = (typeof PROTOCOL_IDS)[number];

type ChargesTick = { agreeCharges: boolean; chargesEdition: string };

/** The edition that was agreed to of what is charged; null where none was. Pages of before did not say it, and showed the first. */
export const chargesAgreed = ({ agreeCharges, chargesEdition }: ChargesTick): string | null =>
  agreeCharges ? chargesEdition || FIRST_EDITIONS[CHARGES_ID] : null;

/** Texts that were agreed to in an older edition than the one that holds. `charges`: the edition of that text by now; null where it is none of them. */
export type OldTexts = { isProtocolOld: boolean; charges: string | null };

/** The editions that hold of the texts an order is agreed to by; null where its mode has none of what is charged. */
export type TextsInForce = { protocol: string; charges: string | null };

/** The text and the edition an order was placed by, and the edition of what is charged; null where none was agreed to. */
export type Agreed = { protocol: ProtocolId; version: string; charges: string | null };

/** Texts that an account is opened by. */
export const ACCOUNT_TEXT_IDS = ['user-agreement', 'privacy-notice'] as const;
export type AccountTextId = (typeof ACCOUNT_TEXT_IDS)[number];

/** The editions that stand beside the tick of a registration, and that it agrees to. */
export type AccountEditions = { agreement: string; privacy: string };

/** Texts that people agree to, of which the desk writes the next edition. */
export const LEGAL_IDS = [...ACCOUNT_TEXT_IDS, ...PROTOCOL_IDS, CHARGES_ID] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

/** Where an edition is read by itself, for ever. */
export const editionPath = (id: LegalId, version: string): string => `/legal/${id}/${version}`;
