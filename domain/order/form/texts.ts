import { isMobileNumber } from '../../people/phone';
import { plainTyped } from '../../values/typed-number';

const LANDLINE = /^0\d{2,3}-?\d{7,8}(?:-\d{1,6})?$/;
const WITH_COUNTRY = /^\+\d{1,3}[ -]?\d[\d -]{4,16}\d$/;
const ANY_PHONE = /^\+?\d[\d ()-]{4,28}\d$/;
const MAIL = /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,4}$/i;

const MAIL_MOST = 120;
/** Characters a bill of lading and a manifest can print. */
const PRINTABLE = /^[\n\r\u0020-\u007E]*$/;

const plainOrEmpty = (typed: string): string => plainTyped(typed) ?? '';

/** True for a mainland mobile, or a landline with area code. */
export const isContactPhone = (typed: string): boolean =>
  isMobileNumber(plainOrEmpty(typed)) || LANDLINE.test(plainOrEmpty(typed));

/** True for a number with country code, reachable from abroad. */
export const isPhoneWithCountry = (typed: string): boolean => WITH_COUNTRY.test(plainOrEmpty(typed));

export const isAnyPhone = (typed: string): boolean => ANY_PHONE.test(plainOrEmpty(typed));

export const isMail = (typed: string): boolean => typed.length <= MAIL_MOST && MAIL.test(typed.trim());

export const isEnglish = (typed: string): boolean => typed.length <= 1000 && PRINTABLE.test(typed);
