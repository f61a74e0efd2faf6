/** The IMDG Code in force. Amendment 42-24 has been mandatory since 1 January 2026. */
export const IMDG_EDITION = '42-24 版';

/**
 * What the tables of packagings, packing instructions and marks were read from: the text of the same chapters for the road.
 * No row of them was found in the edition in force, so that they refuse, and by themselves never say yes.
 */
export const PACKING_EDITION = `ADR 2025 公开文本，未按 IMDG ${IMDG_EDITION}核对`;
