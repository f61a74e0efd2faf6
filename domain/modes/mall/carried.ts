import { tidySum } from '../../offer/containers';
import { grossKgOf } from '../../mall/quantity';
import type { PackForm } from '../../mall/product';
import type { Beside, BesideChoice, CarriedGoods, Carrying } from '../../order/drafts/beside';
import { fault, type OrderFault } from '../../rules/fault';
import type { OrderFacts } from '../../order/form/facts';
import type { Vessel } from '../../order/goods/vessel';
import { momentTyped } from '../../values/moments';
import type { MallForm } from './form';
import { handedOut } from './own';
import type { MallQuote } from './quote';

/** Packs may weigh so much more or less than what was bought: pallets, and figures that are rounded. */
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

type CarriedName = Pick<CarriedGoods, 'goodsId' | 'nameCn' | 'unNo'>;

/** By the library where both are of it, else by the number, else by the name. */
function isSame(one: CarriedName, other: CarriedName): boolean {
  if (one.goodsId !== '' && other.goodsId !== '') return one.goodsId === other.goodsId;
  if (one.unNo !== '' || other.unNo !== '') return one.unNo.replace(/^UN/i, '') === other.unNo.replace(/^UN/i, '');
  return one.nameCn.trim() === other.nameCn.trim();
}

const sumOf = (kilograms: readonly (number | null)[]): number => tidySum(kilograms.map((kg) => kg ?? 0));

const POURED: Readonly<Partial<Record<PackForm, readonly Vessel[]>>> = { BULK: ['TANK', 'BAG'], BAG: ['BAG'] };
/** In what goods travel that were bought like that: what is poured goes in a tank or a bag, and is put in no packs again. */
export const vesselsFor = (sold: PackForm): readonly Vessel[] => POURED[sold] ?? ['PACKS'];

/** What is said where goods lie in something else than they were bought for. */
const MISFITS = { PACKS: 'mallFreightLoose', TANK: 'mallFreightTank', BAG: 'mallFreightBag' } as const;

function packFaults({ search: { lines } }: MallQuote, goods: readonly CarriedGoods[]): OrderFault[] {
  return lines.flatMap(({ row, sold }) => {
    const vessels = vesselsFor(sold.form);
    const wrong = goods.find((other) => isSame(other, row) && !vessels.includes(other.vessel));
    if (!wrong) return [];
    const code = sold.form === 'BAG' ? 'mallFreightNoBag' : MISFITS[wrong.vessel];
    return [fault('freight', code, { goods: row.nameCn })];
  });
}

/** Poured goods weigh what was bought to the finest step of the freight form; packs weigh it within 2 %. */
function isAsMuch(carried: readonly CarriedGoods[], kg: number, bought: number): boolean {
  const off = Math.abs(kg - bought);
  const finest = carried.flatMap(({ finestKg }) => finestKg ?? []);
  return finest.length === 0 ? off <= bought * OFF_BY : off < Math.max(...finest);
}

/** A freight order carries all of a purchase, by gross weight where its form asks that, else by net; and may carry more. */
function goodsFaults({ search: { lines } }: MallQuote, goods: readonly CarriedGoods[]): OrderFault[] {
  return lines.flatMap(({ row }, at) => {
    if (lines.findIndex((other) => isSame(other.row, row)) !== at) return [];
    const same = lines.filter((other) => isSame(other.row, row));
    const carried = goods.filter((other) => isSame(other, row));
    const isGross = carried.some(({ grossKg }) => grossKg !== null);
    const kg = sumOf(carried.map(({ grossKg, netKg }) => (isGross ? grossKg : netKg)));
    const bought = sumOf(same.map(({ sold, kg: net }) => (isGross ? grossKgOf(sold, net) : net)));
    return isAsMuch(carried, kg, bought)
      ? []
      : [fault('freight', 'mallFreightGoods', { goods: row.nameCn, kg, bought })];
  });
}

/** Of boxes that are weighed and goods that are not: all of the purchase lies in them, and nothing else. */
function boxFaults({ search: { lines } }: MallQuote, goods: readonly CarriedGoods[], kg: number): OrderFault[] {
  const missing = lines.find(({ row }) => !goods.some((other) => isSame(other, row)));
  if (missing) return [fault('freight', 'mallFreightMissing', { goods: missing.row.nameCn })];
  const other = goods.find((one) => !lines.some(({ row }) => isSame(one, row)));
  if (other) return [fault('freight', 'mallFreightOther', { goods: other.nameCn })];
  const bought = sumOf(lines.map(({ sold, kg: net }) => grossKgOf(sold, net)));
  return isAsMuch(goods, kg, bought) ? [] : [fault('freight', 'mallFreightBoxes', { kg, bought })];
}

/** `city`: in which region the store is. */
type PurchaseFacts = Pick<OrderFacts<MallQuote>, 'now'> & { quote: MallQuote; city: string };

/**
 * Faults of a freight order that is chosen for a purchase: it carries other goods, or not as they are packed, does not fetch them at their store, or
 * comes when the store hands out nothing.
 */
export function freightFaults(
  { quote, now, city }: PurchaseFacts,
  { goods, boxedKg, fetched }: Carrying,
): OrderFault[] {
  const weighed = boxedKg === null ? goodsFaults(quote, goods) : boxFaults(quote, goods, boxedKg);
  const [wrong] = [...packFaults(quote, goods), ...weighed];
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
