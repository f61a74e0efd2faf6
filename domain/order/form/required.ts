import { REQUIRED_FIELDS, type OrderFault, type RequiredField, type FieldPath } from '../../rules/fault';
import type { FieldJudge } from './fields';
import type { GoodsRow } from '../../goods/row';

type Declared<TForm, TFacts> = Pick<FieldJudge<TForm, TFacts>, 'required'> & { stepOf(name: string): string | null };

type Rules<TForm, TFacts> = {
  faults: (form: TForm, facts: TFacts) => OrderFault[];
  declared: readonly Declared<TForm, TFacts>[];
};

/** Form with the field blanked. Lists are no fields. */
function without<TForm extends object>(form: TForm, field: RequiredField): TForm {
  const [name = '', part = ''] = field.split('.');
  const value: unknown = Object.hasOwn(form, name) ? form[name as keyof TForm] : undefined;
  if (typeof value === 'string') return { ...form, [name]: '' };
  if (typeof value === 'boolean') return { ...form, [name]: false };
  return Array.isArray(value) || value === undefined ? form : { ...form, [name]: { ...(value as object), [part]: '' } };
}

const OF_ROWS = REQUIRED_FIELDS.filter((field) => field.startsWith('goods.'));
const OF_FORM = REQUIRED_FIELDS.filter((field) => field !== 'goods' && !OF_ROWS.includes(field));

/** Required fields. For undeclared ones, blanks the field and checks if the rules report it. */
export function findRequiredFields<TForm extends { goods: readonly GoodsRow[] }, TFacts>({
  faults,
  declared,
}: Rules<TForm, TFacts>) {
  const isDeclared = (field: string) => declared.some((part) => part.stepOf(field) !== null);
  const undeclared = OF_FORM.filter((field) => !isDeclared(field));
  const isDemanded = (form: TForm, facts: TFacts, path: FieldPath): boolean =>
    faults(form, facts).some((fault) => fault.path === path && fault.code === 'required');

  const inRow = (form: TForm, facts: TFacts, row: GoodsRow, at: number): FieldPath[] =>
    OF_ROWS.map((field) => field.slice('goods.'.length))
      // Checks each row alone, which keeps many rows cheap.
      .filter((part) => isDemanded({ ...form, goods: [{ ...row, [part]: '' }] }, facts, `goods.0.${part}`))
      .map((part) => `goods.${at}.${part}`);

  return (form: TForm, facts: TFacts): FieldPath[] => [
    ...declared.flatMap((part) => part.required(form, facts)),
    ...undeclared.filter((field) => isDemanded(without(form, field), facts, field)),
    ...form.goods.flatMap((row, at) => inRow(form, facts, row, at)),
  ];
}
