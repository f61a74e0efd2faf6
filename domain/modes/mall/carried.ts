import { tidySum } from '../../offer/containers';
import { grossWeightKg } from '../../mall/quantity';
import type { PackForm } from '../../mall/product';
import type { BesideDraft, BesideChoice, CarriedGoods, CarriedOrder } from '../../order/drafts/beside';
import { fault, type OrderFault } from '../../rules/fault';
import type { OrderFacts } from '../../order/form/facts';
import type { Vessel } from '../../order/goods/vessel';
import { momentTyped } from '../../values/moments';
import type { MallForm } from './form';
import { handedOut } from './own';
import type { MallQuote } from './quote';

/** Weight tolerance for packed goods: pallets and rounding. */
const OFF_BY = 0.02;

export function chosenFreight({ way, freight }: MallForm): BesideDraft | null {
  const [chosen] = freight;
  if (way !== 'CARRIED' || !chosen) return null;
  const { revision, total, currency, ...named } = chosen;
  return { ...named, revision: Number(revision), shown: { amount: Number(total), currency } };
}

export const freightFields = ({ mode, draftId, revision, total, protocolVersion, fetchedAt }: BesideChoice) =>
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

export function isChosen({ freight: [chosen] }: Pick<MallForm, 'freight'>, choice: BesideChoice): boolean {
  const [now] = freightFields(choice);
  if (!now || !chosen) return false;
  return (Object.keys(now) as (keyof typeof now)[]).every((name) => now[name] === chosen[name]);
}

export const freightEdited = (form: MallForm, edit: { kind: string; freight?: unknown }): MallForm | null =>
  edit.kind === 'own.freight' && Array.isArray(edit.freight)
    ? { ...form, freight: edit.freight as MallForm['freight'] }
    : null;

type CarriedName = Pick<CarriedGoods, 'goodsId' | 'nameCn' | 'unNo'>;

/** Compares by library id when both have one, otherwise by UN number, otherwise by name. */
function isSame(one: CarriedName, other: CarriedName): boolean {
  if (one.goodsId !== '' && other.goodsId !== '') return one.goodsId === other.goodsId;
  if (one.unNo !== '' || other.unNo !== '') return one.unNo.replace(/^UN/i, '') === other.unNo.replace(/^UN/i, '');
  return one.nameCn.trim() === other.nameCn.trim();
}

const sumKg = (kilograms: readonly (number | null)[]): number => tidySum(kilograms.map((kg) => kg ?? 0));

const POURED: Readonly<Partial<Record<PackForm, readonly Vessel[]>>> = { BULK: ['TANK', 'BAG'], BAG: ['BAG'] };
/** Vessels for goods of a sold form: bulk goods need a tank or bag and are not repacked. */
export const vesselsForPack = (sold: PackForm): readonly Vessel[] => POURED[sold] ?? ['PACKS'];

const MISFITS = { PACKS: 'mallFreightLoose', TANK: 'mallFreightTank', BAG: 'mallFreightBag' } as const;

function packFaults({ search: { lines } }: MallQuote, goods: readonly CarriedGoods[]): OrderFault[] {
  return lines.flatMap(({ row, sold }) => {
    const vessels = vesselsForPack(sold.form);
    const wrong = goods.find((other) => isSame(other, row) && !vessels.includes(other.vessel));
    if (!wrong) return [];
    const code = sold.form === 'BAG' ? 'mallFreightNoBag' : MISFITS[wrong.vessel];
    return [fault('freight', code, { goods: row.nameCn })];
  });
}

/** Bulk weight must match to the finest step of the freight form; packed weight within 2 %. */
function isAsMuch(carried: readonly CarriedGoods[], kg: number, bought: number): boolean {
  const off = Math.abs(kg - bought);
  const finest = carried.flatMap(({ finestKg }) => finestKg ?? []);
  return finest.length === 0 ? off <= bought * OFF_BY : off < Math.max(...finest);
}

/**
 * The freight order must carry the whole purchase, by gross weight if its form has it, otherwise net; it may carry
 * more.
 */
function goodsFaults({ search: { lines } }: MallQuote, goods: readonly CarriedGoods[]): OrderFault[] {
  return lines.flatMap(({ row }, at) => {
    if (lines.findIndex((other) => isSame(other.row, row)) !== at) return [];
    const same = lines.filter((other) => isSame(other.row, row));
    const carried = goods.filter((other) => isSame(other, row));
    const isGross = carried.some(({ grossKg }) => grossKg !== null);
    const kg = sumKg(carried.map(({ grossKg, netKg }) => (isGross ? grossKg : netKg)));
    const bought = sumKg(same.map(({ sold, kg: net }) => (isGross ? grossWeightKg(sold, net) : net)));
    return isAsMuch(carried, kg, bought)
      ? []
      : [fault('freight', 'mallFreightGoods', { goods: row.nameCn, kg, bought })];
  });
}

/** When only boxes have weights: they must hold the whole purchase and nothing else. */
function boxFaults({ search: { lines } }: MallQuote, goods: readonly CarriedGoods[], kg: number): OrderFault[] {
  const missing = lines.find(({ row }) => !goods.some((other) => isSame(other, row)));
  if (missing) return [fault('freight', 'mallFreightMissing', { goods: missing.row.nameCn })];
  const other = goods.find((one) => !lines.some(({ row }) => isSame(one, row)));
  if (other) return [fault('freight', 'mallFreightOther', { goods: other.nameCn })];
  const bought = sumKg(lines.map(({ sold, kg: net }) => grossWeightKg(sold, net)));
  return isAsMuch(goods, kg, bought) ? [] : [fault('freight', 'mallFreightBoxes', { kg, bought })];
}

/** `city`: region of the warehouse. */
type PurchaseFacts = Pick<OrderFacts<MallQuote>, 'now'> & { quote: MallQuote; city: string };

/**
 * Faults of a chosen freight order: other goods, other packing, wrong pickup place, or a time outside warehouse hours.
 */
export function freightFaults(
  { quote, now, city }: PurchaseFacts,
  { goods, boxedKg, fetched }: CarriedOrder,
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

export const freightRefused = (said: string): OrderFault => fault('freight', 'mallFreightSaid', { said });
