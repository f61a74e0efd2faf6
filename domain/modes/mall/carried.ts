import { grossKgOf } from '../../mall/quantity';
import { fault, type OrderFault } from '../../order/blocks/fault';
import type { Beside, BesideChoice, Together } from '../../order/beside';
import type { GoodsRow, OrderForm } from '../../order/form';
import { momentIn, momentTyped } from '../../values/moments';
import type { MallForm } from './form';
import type { MallQuote } from './quote';

/** What is carried may weigh so much more or less than what was bought: pallets, and figures that are rounded. */
const OFF_BY = 0.02;

/** The freight order that is to be made with the purchase; null where its buyer has chosen none, or needs none. */
export function besideOf({ way, freight }: MallForm): Beside | null {
  const [chosen] = freight;
  if (way !== 'CARRIED' || !chosen) return null;
  const { mode, draftId, revision, total, currency, protocolVersion } = chosen;
  return {
    mode,
    draftId,
    revision: Number(revision),
    shown: { amount: Number(total), currency },
    protocolVersion,
  };
}

/** A draft as it is chosen; nothing where it cannot be sent. */
export const freightOf = ({ mode, draftId, revision, total, protocolVersion }: BesideChoice): MallForm['freight'] =>
  total
    ? [
        {
          mode,
          draftId,
          revision: String(revision),
          total: String(total.amount),
          currency: total.currency,
          protocolVersion,
        },
      ]
    : [];

/** Chosen, and as it was when it was. */
export function isChosen({ freight }: Pick<MallForm, 'freight'>, choice: BesideChoice): boolean {
  const [now] = freightOf(choice);
  const [chosen] = freight;
  return (
    now !== undefined &&
    chosen !== undefined &&
    (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === chosen[name])
  );
}

/** The form after a draft was chosen; null where the edit is of something else. */
export const freightEdited = (form: MallForm, edit: { kind: string; freight?: unknown }): MallForm | null =>
  edit.kind === 'own.freight' && Array.isArray(edit.freight)
    ? { ...form, freight: edit.freight as MallForm['freight'] }
    : null;

type Weighed = Pick<GoodsRow, 'nameCn' | 'unNo' | 'grossKg' | 'netKg'>;

const isSame = (one: Pick<GoodsRow, 'nameCn' | 'unNo'>, other: Pick<GoodsRow, 'nameCn' | 'unNo'>): boolean =>
  one.unNo === '' || other.unNo === ''
    ? one.nameCn.trim() === other.nameCn.trim()
    : one.unNo.replace(/^UN/i, '') === other.unNo.replace(/^UN/i, '');

/** As the freight order weighs them: gross where it asks that, else net. */
function carriedKg(rows: readonly Weighed[], bought: { grossKg: number; netKg: number }) {
  const isGross = rows.some(({ grossKg }) => grossKg !== '');
  const sum = rows.reduce((all, row) => all + Number(isGross ? row.grossKg : row.netKg), 0);
  return { kg: sum, of: isGross ? bought.grossKg : bought.netKg };
}

/** All that is bought is carried, and no less and no more of it. What else the buyer sends along is their own. */
function goodsFaults({ search: { lines } }: Pick<MallQuote, 'search'>, { goods }: OrderForm): OrderFault[] {
  return lines.flatMap(({ row }, at) => {
    if (lines.findIndex((other) => isSame(other.row, row)) !== at) return [];
    const same = lines.filter((other) => isSame(other.row, row));
    const bought = {
      grossKg: same.reduce((sum, { sold, kg }) => sum + grossKgOf(sold, kg), 0),
      netKg: same.reduce((sum, { kg }) => sum + kg, 0),
    };
    const { kg, of } = carriedKg(
      goods.filter((other) => isSame(other, row)),
      bought,
    );
    if (Math.abs(kg - of) <= of * OFF_BY) return [];
    return [fault('freight', 'mallFreightGoods', { goods: row.nameCn, kg, bought: of })];
  });
}

type Bought = { form: MallForm; quote: MallQuote };

/** Somebody has to fetch them where they stand. */
const ELSEWHERE = { there: null, elsewhere: 'mallFreightElsewhere', nowhere: 'mallFreightUnfetched' } as const;

/**
 * What keeps a purchase and its freight order from going together: other goods, goods that nobody fetches at their store,
 * or goods that stand ready too late.
 */
export function freightFaults({ form, quote }: Bought, { form: carried, lastAt, fetches }: Together): OrderFault[] {
  const elsewhere = ELSEWHERE[fetches];
  const at = momentIn(form.pickupAt);
  const late = at !== null && lastAt !== null && at > lastAt;
  return [
    ...goodsFaults(quote, carried),
    ...(elsewhere ? [fault('freight', elsewhere, { city: quote.offer.org?.nameCn ?? '' })] : []),
    ...(late ? [fault('freight', 'mallFreightEarly', { at: momentTyped(lastAt).replace('T', ' ') })] : []),
  ].slice(0, 1);
}

/** Why the freight order cannot be made, in the words of whoever judged it. */
export const freightRefused = (said: string): OrderFault => fault('freight', 'mallFreightSaid', { said });
