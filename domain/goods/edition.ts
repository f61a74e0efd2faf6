/** The IMDG Code in force. Amendment 42-24 has been mandatory since 1 January 2026. */
export const IMDG_EDITION = '42-24 版';
