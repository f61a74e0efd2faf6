import { type AmendableRow, type Amounts, isWithin } from '../../order/on-site/measured';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { lclRowFacts, type LclForm } from './form';

export const readAmounts = ({ goods }: Pick<LclForm, 'goods'>): Amounts[] =>
  goods.map(({ grossKg, volume }) => ({ kg: parseNumber(grossKg, 2) ?? 0, m3: parseNumber(volume, 3) ?? 0 }));

export const amendableRows = (form: Pick<LclForm, 'goods'>, booked: readonly Amounts[]): AmendableRow[] =>
  readAmounts(form).map((now, at) => ({ ...now, booked: booked[at] ?? now }));

const hundredths = (amount: number): string => String(Math.ceil(Math.round(amount * 1e6) / 1e4) / 100);

/** The heaviest piece cannot be lighter than the average piece. */
function heaviest(form: LclForm, at: number, kg: number): LclForm['lcl'][string] | null {
  const row = form.goods[at];
  const count = row ? (parseWholeNumber(row.pieces) ?? 0) : 0;
  if (!row || count === 0) return null;
  const facts = lclRowFacts(form, row);
  return (parseNumber(facts.unitKg, 2) ?? 0) * count < kg ? { ...facts, unitKg: hundredths(kg / count) } : facts;
}

/** Form with amended amounts; null when too far from the booking or not one per row. */
export function amendedForm(form: LclForm, rows: readonly AmendableRow[], amounts: readonly Amounts[]): LclForm | null {
  const isSound =
    rows.length === amounts.length &&
    amounts.every(({ kg, m3 }, at) => {
      const booked = rows[at]?.booked;
      return booked !== undefined && isWithin(kg, booked.kg) && isWithin(m3, booked.m3);
    });
  if (!isSound) return null;
  const goods = form.goods.map((row, at) => {
    const { kg = 0, m3 = 0 } = amounts[at] ?? {};
    const net = (parseNumber(row.netKg, 2) ?? 0) * (kg / (rows[at]?.kg ?? kg));
    return {
      ...row,
      grossKg: String(kg),
      volume: String(m3),
      netKg: net > 0 ? String(Math.floor(net * 100) / 100) : '',
    };
  });
  const own = form.goods.flatMap((row, at) => {
    const facts = heaviest(form, at, amounts[at]?.kg ?? 0);
    return facts ? [[row.key, facts] as const] : [];
  });
  return { ...form, goods, lcl: { ...form.lcl, ...Object.fromEntries(own) } };
}
