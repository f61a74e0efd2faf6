import { grossKgOf } from '../../mall/quantity';
import type { Beside, BesideChoice, Carried, Carrying } from '../../order/beside';
import { fault, type OrderFault } from '../../order/blocks/fault';
import type { OrderFacts } from '../../order/facts';
import { momentTyped } from '../../values/moments';
import type { MallForm } from './form';
import { handedOut } from './own';
import type { MallQuote } from './quote';

/** What is carried may weigh so much more or less than what was bought: pallets, and figures that are rounded. */
const OFF_BY = 0.02;

/** The freight order that the buyer has chosen; null where there is none, or none is needed. */
export function besideOf({ way, freight }: MallForm): Beside | null {
  const [chosen] = freight;
  if (way !== 'CARRIED' || !chosen) return null;
  const { revision, total, currency, ...named } = chosen;
  return { ...named, revision: Number(revision), shown: { amount: Number(total), currency } };
}

/** A choice as the form keeps it; nothing of one that is refused. */
export const freightOf = ({ mode, draftId, revision, total, protocolVersion, fetchedAt }: BesideChoice) =>
  total
    ? [
        {
          mode,
          draftId,
          revision: String(revision),
          total: String(total.amount),
          currency: total.currency,
          protocolVersion,
          fetchedAt,
        },
      ]
    : [];

/** Whether the form keeps a choice as it is now. */
export function isChosen({ freight: [chosen] }: Pick<MallForm, 'freight'>, choice: BesideChoice): boolean {
  const [now] = freightOf(choice);
  if (!now || !chosen) return false;
  return (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === chosen[name]);
}

/** The form after a draft was chosen; null where the edit is of something else. */
export const freightEdited = (form: MallForm, edit: { kind: string; freight?: unknown }): MallForm | null =>
  edit.kind === 'own.freight' && Array.isArray(edit.freight)
    ? { ...form, freight: edit.freight as MallForm['freight'] }
    : null;

type Named = Pick<Carried, 'goodsId' | 'nameCn' | 'unNo'>;

/** By the library where both are of it, else by the number, else by the name. */
function isSame(one: Named, other: Named): boolean {
  if (one.goodsId !== '' && other.goodsId !== '') return one.goodsId === other.goodsId;
  if (one.unNo !== '' || other.unNo !== '') return one.unNo.replace(/^UN/i, '') === other.unNo.replace(/^UN/i, '');
  return one.nameCn.trim() === other.nameCn.trim();
}

const sumOf = (kilograms: readonly (number | null)[]): number =>
  kilograms.reduce<number>((sum, kg) => sum + (kg ?? 0), 0);

/** What is bought in packs goes in no tank; what is bought in bulk, or in a bag that fills a box, goes as nothing else. */
function packFaults({ search: { lines } }: MallQuote, goods: readonly Carried[]): OrderFault[] {
  return lines.flatMap(({ row, sold }) => {
    const wrong = goods.find(
      (other) => isSame(other, row) && (sold.form === 'BAG' || other.isBulk !== (sold.form === 'BULK')),
    );
    if (!wrong) return [];
    return [fault('freight', wrong.isBulk ? 'mallFreightTank' : 'mallFreightLoose', { goods: row.nameCn })];
  });
}

/** A freight order carries all of a purchase, by gross weight where its form asks that, else by net; and may carry more. */
function goodsFaults({ search: { lines } }: MallQuote, goods: readonly Carried[]): OrderFault[] {
  return lines.flatMap(({ row }, at) => {
    if (lines.findIndex((other) => isSame(other.row, row)) !== at) return [];
    const same = lines.filter((other) => isSame(other.row, row));
    const carried = goods.filter((other) => isSame(other, row));
    const isGross = carried.some(({ grossKg }) => grossKg !== null);
    const kg = sumOf(carried.map(({ grossKg, netKg }) => (isGross ? grossKg : netKg)));
    const bought = sumOf(same.map(({ sold, kg: net }) => (isGross ? grossKgOf(sold, net) : net)));
    return Math.abs(kg - bought) <= bought * OFF_BY
      ? []
      : [fault('freight', 'mallFreightGoods', { goods: row.nameCn, kg, bought })];
  });
}

/** `city`: in which region the store is. */
type Bought = Pick<OrderFacts<MallQuote>, 'now'> & { quote: MallQuote; city: string };

/**
 * Faults of a freight order that is chosen for a purchase: it carries other goods, or not as they are packed, does not fetch them at their store, or
 * comes when the store hands out nothing.
 */
export function freightFaults({ quote, now, city }: Bought, { goods, fetched }: Carrying): OrderFault[] {
  const [wrong] = [...packFaults(quote, goods), ...goodsFaults(quote, goods)];
  if (wrong) return [wrong];
  const store = { city: quote.offer.org?.nameCn ?? '' };
  if (!fetched) return [fault('freight', 'mallFreightUnfetched', store)];
  if (fetched.city !== city) return [fault('freight', 'mallFreightElsewhere', store)];
  const said = handedOut(fetched.at === null ? '' : momentTyped(fetched.at), { quote, now });
  if (said === null) return [];
  return [typeof said === 'string' ? fault('freight', said) : fault('freight', ...said)];
}

/** The fault that shows why a freight order was refused. */
export const freightRefused = (said: string): OrderFault => fault('freight', 'mallFreightSaid', { said });
