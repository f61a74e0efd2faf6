/** A place of this site, or the slots of the same page: nothing that leads elsewhere, however it is written. */
const SITE_WAY = /^(?:\/(?![\\/])[^\s\\<>"'`]{0,199}|#form)$/;

export const isSiteWay = (to: string): boolean => SITE_WAY.test(to);
