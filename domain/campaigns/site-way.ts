/** A path of this site or `#form`. The pattern rejects every address that leads elsewhere, however it is written. */
const SITE_WAY = /^(?:\/(?![\\/])[^\s\\<>"'`]{0,199}|#form)$/;

export const isSiteWay = (to: string): boolean => SITE_WAY.test(to);
