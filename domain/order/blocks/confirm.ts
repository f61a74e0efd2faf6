import type { ConsentsBlock, ContactBlock, FileRow, Invoice, MoneyBlock, PapersBlock } from '../form/form';
import type { GoodsBlock } from '../../goods/row';
import { plainTyped } from '../../values/typed-number';
import { isCreditCode } from '../../people/enterprise';
import { isTakenByName, MOST_FILES, UPLOAD_BYTES } from '../papers/upload';
import { isNorthAmerica } from './countries';
import {
  choiceFaults,
  fault,
  firstFault,
  isBlank,
  lengthFault,
  requiredFault,
  tooLong,
  type OrderFault,
} from '../../rules/fault';
import { textField } from '../form/field-kinds';
import { isContactPhone, isEnglish, isMail, isPhoneWithCountry } from '../form/texts';

const TITLE_MOST = 100;
const CONTACT = { least: 2, most: 20 };
const EMERGENCY_NAME_MOST = 60;
export const REMARK_FIELDS = { remark: textField({ step: 'confirm', most: 500 }) };
/** A foreign invoice has no Chinese tax number. */
const FOREIGN_INVOICE = '4';

function invoiceFaults({ wanted, title, taxNo, type }: Invoice): OrderFault[] {
  if (!wanted) return [];
  const isForeign = type === FOREIGN_INVOICE;
  const code = plainTyped(taxNo) ?? '';
  return [
    ...firstFault(isBlank(title) && requiredFault('invoice.title'), tooLong('invoice.title', title, TITLE_MOST)),
    ...firstFault(
      !isForeign && code === '' && requiredFault('invoice.taxNo'),
      !isForeign && !isCreditCode(code) && fault('invoice.taxNo', 'creditCode'),
    ),
    ...firstFault(type === '' && requiredFault('invoice.type')),
  ];
}

type Contact = Pick<ContactBlock, 'contactName' | 'contactPhone' | 'contactEmail'>;
type Emergency = Pick<ContactBlock, 'emergencyName' | 'emergencyPhone'>;
type Danger = Pick<GoodsBlock, 'isDanger'>;

export function contactFaults({ contactName, contactPhone, contactEmail }: Contact): OrderFault[] {
  return [
    ...firstFault(
      isBlank(contactName) && requiredFault('contactName'),
      lengthFault('contactName', contactName, CONTACT, 'contactName'),
    ),
    ...firstFault(
      isBlank(contactPhone) && requiredFault('contactPhone'),
      !isContactPhone(contactPhone) && fault('contactPhone', 'contactPhone'),
    ),
    ...firstFault(!isBlank(contactEmail) && !isMail(contactEmail) && fault('contactEmail', 'email')),
  ];
}

function emergencyFaults(
  { isDanger, emergencyName, emergencyPhone }: Emergency & Danger,
  country: string,
): OrderFault[] {
  if (isDanger === 'N') return [];
  return [
    ...firstFault(
      isBlank(emergencyName) && requiredFault('emergencyName'),
      tooLong('emergencyName', emergencyName, EMERGENCY_NAME_MOST),
      isNorthAmerica(country) && !isEnglish(emergencyName) && fault('emergencyName', 'emergencyNotEnglish'),
    ),
    ...firstFault(
      isBlank(emergencyPhone) && requiredFault('emergencyPhone'),
      !isPhoneWithCountry(emergencyPhone) && fault('emergencyPhone', 'emergencyPhone'),
    ),
  ];
}

export const fileFaults = (files: readonly FileRow[]): OrderFault[] => [
  ...firstFault(files.length > MOST_FILES && fault('files', 'tooManyFiles', { most: MOST_FILES })),
  ...files.flatMap(({ name, bytes }, at) =>
    isTakenByName(name) && bytes > 0 && bytes <= UPLOAD_BYTES ? [] : [fault(`files.${at}`, 'file')],
  ),
];

export const remarkFaults = (remark: string): OrderFault[] =>
  firstFault(tooLong('remark', remark, REMARK_FIELDS.remark.most));

const consentFaults = ({ isDanger, agreeProtocol, dgPromise }: ConsentsBlock & Danger): OrderFault[] => [
  ...firstFault(!agreeProtocol && requiredFault('agreeProtocol')),
  ...firstFault(isDanger === 'Y' && !dgPromise && requiredFault('dgPromise')),
];

export const confirmFaults = (
  form: MoneyBlock & ContactBlock & PapersBlock & ConsentsBlock & Danger,
  country: string,
): OrderFault[] => [
  ...choiceFaults(form, ['currency', 'payType']),
  ...invoiceFaults(form.invoice),
  ...contactFaults(form),
  ...emergencyFaults(form, country),
  ...fileFaults(form.files),
  ...remarkFaults(form.remark),
  ...consentFaults(form),
];
