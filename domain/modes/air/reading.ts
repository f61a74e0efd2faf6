import type { Controls, GoodsFacts } from '../../goods/facts';
import { isLithium } from '../../goods/watched';
import type { OrderFacts } from '../../order/form/facts';
import { rowClasses } from '../../order/findings/classes';
import { rowHazards, rowUnNumber } from '../../order/goods/hazards';
import type { GoodsRow } from '../../goods/row';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { judgeCharge } from './charge';
import { airRowFacts, type AirForm } from './form';
import type { AirGoods } from './judging';
import { findTooBigByAircraft, type Package } from './package';
import { judgePacked, readPacked } from './packed';
import type { Piece } from './doors';
import type { AirPriceInput, PricedGoods } from './price';
import type { AirRates } from './rates';
import { chargeableWeight, capacityGrams, totalVolume, type GrossAmounts } from './weight';

type GoodsOf = (row: GoodsRow) => GoodsFacts | null;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const amount = (typed: string, places: number): number => Math.max(parseNumber(typed, places) ?? 0, 0);

const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 1000) / 1000;

type SizeRows = Pick<AirForm, 'sizeRows'>;
type Size = Piece & { pieces: number };

export function readSizes({ sizeRows }: SizeRows): Size[] | null {
  const read = sizeRows.map(({ l, w, h, pcs, kg }) => ({
    l: parseWholeNumber(l) ?? 0,
    w: parseWholeNumber(w) ?? 0,
    h: parseWholeNumber(h) ?? 0,
    pieces: parseWholeNumber(pcs) ?? 0,
    kg: parseNumber(kg, 2),
  }));
  return read.length > 0 && read.every(({ l, w, h, pieces }) => Math.min(l, w, h, pieces) > 0) ? read : null;
}

type PieceCount = Pick<AirForm, 'goods'> & SizeRows;

/** Sizes of all pieces; null while some are not measured or the piece count is unknown. */
export function readMeasuredSizes(form: PieceCount): Size[] | null {
  const sizes = readSizes(form);
  const counts = form.goods.map(({ pieces }) => parseWholeNumber(pieces));
  const isAll =
    counts.every((count) => count !== null) && sum(counts) === sum((sizes ?? []).map(({ pieces }) => pieces));
  return isAll ? sizes : null;
}

/** Uses piece sizes; until all are measured, the larger of row volumes and measured sizes. */
export function readWeight(form: PieceCount): GrossAmounts {
  const sizes = readMeasuredSizes(form);
  const told = sum(form.goods.map(({ volume }) => amount(volume, 3) * 1e6));
  return {
    kg: sum(form.goods.map(({ grossKg }) => amount(grossKg, 2))),
    cm3: sizes ? totalVolume(sizes) : Math.max(told, totalVolume(readSizes(form) ?? [])),
  };
}

export const readGrams = (form: PieceCount): number => capacityGrams(chargeableWeight(readWeight(form)));

type Read = Pick<AirForm, 'goods' | 'isDanger' | 'sizeRows' | 'awbType'>;

/**
 * Input of the price; null while a dangerous row has no class. Library class and entered class are compared, the dearer
 * counts.
 */
export function readPriceInput(
  form: Read,
  { hazards }: Pick<AirRates, 'hazards'>,
  goodsOf: GoodsOf,
): AirPriceInput | null {
  const { goods, isDanger, awbType } = form;
  const dangerous = (isDanger === 'Y' ? goods : []).map((row): PricedGoods[] => {
    const classes = [rowHazards(row, hazards)?.[0], goodsOf(row)?.hazardClass];
    const unNo = rowUnNumber(row) ?? '';
    return [...new Set(classes)].flatMap((hazardClass) => (hazardClass ? [{ unNo, hazardClass }] : []));
  });
  const isKnown = dangerous.every((classes) => classes.length > 0);
  return isKnown ? { ...readWeight(form), dangerous: dangerous.flat(), awbType } : null;
}

/** Dangerous goods of the form. A milder name or entry than the library's does not count. */
export function readGoods(
  form: Pick<AirForm, 'goods' | 'isDanger' | 'air'>,
  identityOf: OrderFacts['identityOf'],
): AirGoods[] {
  if (form.isDanger === 'N') return [];
  return form.goods.flatMap((row, at): AirGoods[] => {
    const unNo = rowUnNumber(row);
    if (unNo === null) return [];
    const { goods: entries } = identityOf(row, 'Y');
    const [[known], facts] = [entries, airRowFacts(form, row)];
    const hazardClass = row.hazardClass === '' ? (known?.hazardClass ?? null) : row.hazardClass;
    const hazards = [...row.subRisks, ...entries.flatMap((entry) => rowClasses(row, entry))];
    return [
      {
        ...readPacked(row, facts),
        row: at + 1,
        name: row.nameCn.trim() || `UN ${unNo}`,
        hazardClass,
        subRisks: [...new Set(hazards)].filter((one) => one !== hazardClass),
        controls: known?.controls ?? UNTOLD,
        // The library verdict is looked up separately.
        isKnown: true,
        soc: parseWholeNumber(facts.soc),
        isDamaged: facts.isDamaged,
        outer: parseWholeNumber(facts.outer),
      },
    ];
  });
}

export function readPackage(form: Pick<AirForm, 'isDanger' | 'air'> & SizeRows, row: GoodsRow): Package {
  const facts = airRowFacts(form, row);
  const packed = readPacked(row, facts);
  const { unNo, net } = packed;
  return {
    verdict: form.isDanger === 'Y' && unNo !== '' ? judgePacked(packed) : null,
    net,
    charge: judgeCharge({ ...packed, soc: parseWholeNumber(facts.soc) }),
    isDamaged: isLithium(unNo) && facts.isDamaged,
    tooBig: findTooBigByAircraft(readSizes(form) ?? []),
  };
}
