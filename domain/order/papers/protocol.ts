/** Contract terms: freight, storage, desk services and sales. */
export const PROTOCOL_IDS = ['shipping-protocol', 'storage-protocol', 'desk-protocol', 'sale-protocol'] as const;

/** Separate charge terms, agreed to beside the contract terms. */
export const CHARGES_ID = 'charge-agreement';

/** Editions shipped with the code; only the gateway knows later ones. */
export const FIRST_EDITIONS = {
  'shipping-protocol': '2026-11-22',
  'storage-protocol': '2026-11-24',
  'desk-protocol': '2026-11-23',
  'sale-protocol': '2026-11-26',
  [CHARGES_ID]: '2026-11-22',
} as const satisfies Record<(typeof PROTOCOL_IDS)[number] | typeof CHARGES_ID, string>;

export type ProtocolId = (typeof PROTOCOL_IDS)[number];

type ChargesTick = { agreeCharges: boolean; chargesEdition: string };

/** Agreed edition of the charge terms; null without consent. Older pages sent none and showed the first. */
export const chargesAgreed = ({ agreeCharges, chargesEdition }: ChargesTick): string | null =>
  agreeCharges ? chargesEdition || FIRST_EDITIONS[CHARGES_ID] : null;

/** Terms agreed in an outdated edition. `charges`: current edition of the charge terms; null when not outdated. */
export type OldTexts = { isProtocolOld: boolean; charges: string | null };

/** Current editions an order must agree to; `charges` is null in modes without charge terms. */
export type TextsInForce = { protocol: string; charges: string | null };

/** Terms and edition an order was placed under; `charges` is null without charge terms. */
export type AgreedTerms = { protocol: ProtocolId; version: string; charges: string | null };

export const ACCOUNT_TEXT_IDS = ['user-agreement', 'privacy-notice'] as const;
export type AccountTextId = (typeof ACCOUNT_TEXT_IDS)[number];

/** Editions shown beside the registration tick, to which it agrees. */
export type AccountEditions = { agreement: string; privacy: string };

/** All terms users agree to; staff write new editions. */
export const LEGAL_IDS = [...ACCOUNT_TEXT_IDS, ...PROTOCOL_IDS, CHARGES_ID] as const;
export type LegalId = (typeof LEGAL_IDS)[number];

export const editionPath = (id: LegalId, version: string): string => `/legal/${id}/${version}`;
