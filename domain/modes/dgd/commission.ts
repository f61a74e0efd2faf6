import type { Commission } from '../../order/enquiry/commission';
import { FIELDS, type DgdPart } from './fields';
import type { DgdForm } from './form';
import { CHOICE_NAMES, FIELD_NAMES, ROW_NAMES } from './names';
import { OWN } from './own';
import type { DgdQuote } from './quote';

const NAMES = Object.keys(FIELDS) as (keyof DgdPart)[];

type Row = Readonly<Record<string, string>>;

const IN_ROW: Readonly<Record<string, (said: string) => string>> = {
  unNo: (said) => `UN ${said}`,
  percent: (said) => `${said}%`,
  kg: (said) => `${said} kg`,
};

/** Keeps the field order of the form, whatever order a row was stored in. */
const rowWords = (row: Row): string =>
  Object.keys(ROW_NAMES)
    .flatMap((field) => (row[field] ? [IN_ROW[field]?.(row[field]) ?? row[field]] : []))
    .join(' ');

function fieldText(name: keyof DgdPart, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => fieldText(name, one)).join('、');
  if (typeof value === 'object' && value !== null) return rowWords(value as Row);
  const typed = typeof value === 'string' ? value.trim() : '';
  if (name === 'hazardClass' && typed !== '') return `第 ${typed} 类`;
  return CHOICE_NAMES[name]?.[typed] ?? typed.replace(/^(\d{4}-\d{2}-\d{2})T/, '$1 ');
}

export const commissionLines = ({ form, quote }: { form: DgdForm; quote: DgdQuote }): Commission[] =>
  NAMES.filter((name) => FIELDS[name].step === 'product' && OWN.asks(name, form, { quote, now: 0 }))
    .map((name) => ({ name: FIELD_NAMES[name], said: fieldText(name, form[name]) }))
    .filter(({ said }) => said !== '');
