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

/** Way without line or mail: an enquiry is answered on its page. */
const ASK_ONLINE = '提交询价，在“特殊要求”中说明';

/** Ends a sentence: line of the service, its mail, or an enquiry. */
export const callService = (contact: Contact = CONTACT): string => withService((way) => way, contact) || ASK_ONLINE;

/** Empty if the house has set neither line nor mail. */
export function withService(words: (way: string) => string, { serviceLine, serviceMail }: Contact = CONTACT): string {
  if (serviceLine !== '') return words(`致电客服 ${serviceLine}`);
  return serviceMail === '' ? '' : words(`写信至 ${serviceMail}`);
}

export function reachService({ serviceLine, serviceHours, serviceMail }: Contact = CONTACT): string {
  const line = serviceLine && `${serviceLine}（${serviceHours}）`;
  const ways = [line, serviceMail].filter(Boolean).join('或者 ');
  return ways === '' ? ASK_ONLINE : `联系客服 ${ways}`;
}

export const withEmergency = (
  words: (line: string) => string,
  { emergencyLine }: Pick<Contact, 'emergencyLine'> = CONTACT,
): string => (emergencyLine === '' ? '' : words(emergencyLine));
