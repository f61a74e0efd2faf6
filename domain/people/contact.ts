/** Phone lines, mail and filing numbers of the operator. Missing ones are shown nowhere. */
export type HouseContact = Readonly<
  Partial<
    Record<'serviceLine' | 'serviceMail' | 'emergencyLine' | 'icpFiling' | 'policeFiling' | 'chemicalsLicence', string>
  >
>;

declare global {
  /** Injected by a production build; absent in the demo. */
  var HOUSE_CONTACT: HouseContact | undefined;
}

/** True if demo contact data replaces that of the operator. */
export const isDemoContact = globalThis.HOUSE_CONTACT === undefined;

const { serviceLine, serviceMail, emergencyLine, icpFiling, policeFiling, chemicalsLicence }: HouseContact =
  globalThis.HOUSE_CONTACT ?? {
    serviceLine: '400-000-0000',
    serviceMail: 'service@chemlane.example',
    emergencyLine: '400-000-0119',
    icpFiling: '沪ICP备00000000号-1',
    policeFiling: '沪公网安备00000000000000号',
    chemicalsLicence: '危险化学品经营许可证 沪应急许〔2020〕000000',
  };

/** Company as seller and signer, with its contact data. Site, orders and texts use the same; empty means not set. */
export const CONTACT = {
  company: '化途供应链科技（上海）有限公司',
  serviceHours: '工作日 9:00–18:00',
  serviceLine: serviceLine ?? '',
  serviceMail: serviceMail ?? '',
  emergencyLine: emergencyLine ?? '',
  icpFiling: icpFiling ?? '',
  policeFiling: policeFiling ?? '',
  chemicalsLicence: chemicalsLicence ?? '',
};

type Contact = Readonly<Record<keyof typeof CONTACT, string>>;

/** Ends a sentence: 请致电 400…, or 请联系客服 without a line. */
export const callService = ({ serviceLine }: Contact = CONTACT): string =>
  serviceLine === '' ? '联系客服' : `致电 ${serviceLine}`;

export function reachService({ serviceLine, serviceHours, serviceMail }: Contact = CONTACT): string {
  const line = serviceLine && `${serviceLine}（${serviceHours}）`;
  const ways = [line, serviceMail].filter(Boolean).join('或者 ');
  return ways === '' ? '联系客服' : `联系客服 ${ways}`;
}

export const withEmergency = (
  words: (line: string) => string,
  { emergencyLine }: Pick<Contact, 'emergencyLine'> = CONTACT,
): string => (emergencyLine === '' ? '' : words(emergencyLine));
