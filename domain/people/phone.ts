export const MOBILE_LENGTH = 11;

const MAINLAND_MOBILE = /^1[2-9]\d{9}$/;

export const MOBILE_SAYS = '请输入正确的手机号';

/** A mainland mobile number: eleven digits, the first a 1, the second 2 to 9. */
export const isMobileNumber = (value: string): boolean => value.length === MOBILE_LENGTH && MAINLAND_MOBILE.test(value);

/** Cleans typed or pasted text: half-width digits, without the country code, at most eleven. */
export function tidyMobileNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '');
  const national = digits.length > MOBILE_LENGTH && digits.startsWith('86') ? digits.slice(2) : digits;
  return national.slice(0, MOBILE_LENGTH);
}

/** `138****5678`: its owner recognises it, strangers cannot use it. */
export const maskMobileNumber = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Masks any phone number except its last four digits, keeping its length. */
export const maskedPhone = (phone: string): string =>
  isMobileNumber(phone.trim()) ? maskMobileNumber(phone.trim()) : phone.replaceAll(/\d(?=(?:\D*\d){4})/g, '*');
