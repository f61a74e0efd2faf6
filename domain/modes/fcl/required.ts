import { REQUIRED_FIELDS, type RequiredField } from '../../order/blocks/fault';
import type { OrderFacts } from '../../order/facts';
import type { FieldPath, GoodsRow } from '../../order/form';
import { BILL, TERMS } from './fields';
import type { FclForm } from './form';
import type { FclQuote } from './quote';
import { fclFaults } from './rules';

type Facts = OrderFacts<FclQuote>;

/** The form as if nobody had filled this in. Lists are no fields. */
function without(form: FclForm, field: RequiredField): FclForm {
  const [name = '', part = ''] = field.split('.');
  const value = form[name as keyof FclForm];
  if (typeof value === 'string') return { ...form, [name]: '' };
  if (typeof value === 'boolean') return { ...form, [name]: false };
  return Array.isArray(value) ? form : { ...form, [name]: { ...(value as object), [part]: '' } };
}

const isDemanded = (form: FclForm, facts: Facts, path: FieldPath): boolean =>
  fclFaults(form, facts).some((fault) => fault.path === path && fault.code === 'required');

const OF_ROWS = REQUIRED_FIELDS.filter((field) => field.startsWith('goods.'));
const isDeclared = (field: string): boolean => TERMS.stepOf(field) !== null || BILL.stepOf(field) !== null;
const OF_FORM = REQUIRED_FIELDS.filter((field) => !field.startsWith('goods') && !isDeclared(field));

function inRow(form: FclForm, facts: Facts, row: GoodsRow, at: number): FieldPath[] {
  const part = (field: string) => field.slice('goods.'.length);
  return OF_ROWS.filter((field) => {
    // A row is judged by itself, so that many rows stay cheap.
    const alone = { ...form, goods: [{ ...row, [part(field)]: '' }] };
    return isDemanded(alone, facts, `goods.0.${part(field)}`);
  }).map((field) => `goods.${at}.${part(field)}`);
}

/** What cannot be left blank as things stand. The rules themselves are asked: blank it, and see whether they complain. */
export const requiredOfFcl = (form: FclForm, facts: Facts): FieldPath[] => [
  ...TERMS.required(form, facts),
  ...BILL.required(form, facts),
  ...OF_FORM.filter((field) => isDemanded(without(form, field), facts, field)),
  ...form.goods.flatMap((row, at) => inRow(form, facts, row, at)),
];
