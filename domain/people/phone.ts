export const MOBILE_LENGTH = 11;

const MAINLAND_MOBILE = /^1[2-9]\d{9}$/;

/** A mainland mobile number: eleven digits, the first a 1, the second 2 to 9. */
export const isMobileNumber = (value: string): boolean => value.length === MOBILE_LENGTH && MAINLAND_MOBILE.test(value);

/** What a number field keeps of what was typed or pasted: half-width digits, without the country code, at most eleven. */
export function tidyMobileNumber(typed: string): string {
  const digits = typed.normalize('NFKC').replaceAll(/\D/g, '');
  const national = digits.length > MOBILE_LENGTH && digits.startsWith('86') ? digits.slice(2) : digits;
  return national.slice(0, MOBILE_LENGTH);
}

/** `138****5678`: enough for its owner to recognise, too little for anybody else. */
export const maskMobileNumber = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Any telephone, with its country or without: its last four figures, and how long it is. */
export const maskedPhone = (phone: string): string =>
  isMobileNumber(phone.trim()) ? maskMobileNumber(phone.trim()) : phone.replaceAll(/\d(?=(?:\D*\d){4})/g, '*');
