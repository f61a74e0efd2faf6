import { findDoubtful, ofGroup } from '../../../../domain/goods/entries';
import { wrongEntry } from '../../../../domain/goods/density';
import type { Controls } from '../../../../domain/goods/facts';
import { found, type AirFinding } from '../../../../domain/modes/air/finding';
import type { AirGoods } from '../../../../domain/modes/air/judging';
import type { Piece } from '../../../../domain/modes/air/doors';
import type { PricedGoods } from '../../../../domain/modes/air/price';
import type { AirSearch } from '../../../../domain/modes/air/search';
import {
  chargeableWeight,
  capacityGrams,
  weighTyped,
  type ChargeableWeight,
  type GrossAmounts,
} from '../../../../domain/modes/air/weight';
import { findGoods, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

export type AirQuestionFacts = {
  goods: AirGoods[];
  /** Name of goods whose class the sources dispute. */
  doubtful: string | null;
  offRoom: AirFinding | null;
  /** Further goods of the order, known by number only. */
  others: AirGoods[];
  pieces: Piece[];
  /** Minimum weight of the heaviest piece; 0 for an example. */
  leastKg: number;
  weighed: GrossAmounts;
  weight: ChargeableWeight;
  /** Null for dangerous goods of unknown class. */
  dangerous: PricedGoods[] | null;
};

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

type AirRowFields = Pick<AirSearch, 'group' | 'percent' | 'net' | 'soc'>;
const UNSAID: AirRowFields = { group: null, percent: null, net: null, soc: null };

function buildAirGoods(unNo: string, row: number, { group, percent, net, soc }: AirRowFields): AirGoods {
  const [facts = findGoods(unNo)] = ofGroup(goodsOfNumber(unNo), group ?? undefined);
  return {
    row,
    name: facts?.nameCn ?? `UN ${unNo}`,
    unNo,
    group,
    percent,
    net,
    // A search has no packing instruction; the gross weight matters only to instructions that limit it.
    grossKg: null,
    pi: '',
    hazardClass: facts?.hazardClass ?? null,
    subRisks: facts?.subRisks ?? [],
    controls: facts?.controls ?? UNTOLD,
    isKnown: facts !== undefined,
    soc,
    isDamaged: false,
    outer: null,
  };
}

const kgPerPiece = ({ kg, pieces }: AirSearch): number => (pieces > 0 ? Math.round((kg / pieces) * 100) / 100 : 0);

/** Weight per piece is known only if all have one size. */
function buildPieces(search: AirSearch): Piece[] {
  const { sizes } = search;
  const each = sizes.length === 1 ? kgPerPiece(search) : null;
  return sizes.map(({ l, w, h }) => ({ l, w, h, kg: each }));
}

/** Weight against volume, for single goods; an example has no weight. */
function findImplausibleWeight(
  { also = [], isTrial }: AirSearch,
  entries: readonly Goods[],
  { kg, cm3 }: GrossAmounts,
) {
  const m3 = Math.round(cm3 / 1000) / 1000;
  const wrong = isTrial || also.length > 0 ? null : wrongEntry(entries, kg, m3);
  return wrong && found('MANUAL', 'airRoomWeight', { goods: wrong.entry.nameCn, kg, m3, ...wrong.bounds });
}

export function buildQuestionFacts(search: AirSearch): AirQuestionFacts {
  const goods = search.unNo === null ? null : buildAirGoods(search.unNo, 1, search);
  const entries = ofGroup(goodsOfNumber(search.unNo ?? ''), search.group ?? undefined);
  const of = weighTyped(search);
  const dangerous = goods === null ? [] : goods.hazardClass && [{ unNo: goods.unNo, hazardClass: goods.hazardClass }];
  return {
    goods: goods ? [goods] : [],
    doubtful: findDoubtful([...entries, ...(search.also ?? []).flatMap(goodsOfNumber)])?.nameCn ?? null,
    offRoom: findImplausibleWeight(search, entries, of),
    others: (search.also ?? []).map((unNo, at) => buildAirGoods(unNo, at + 2, UNSAID)),
    pieces: buildPieces(search),
    leastKg: search.isTrial ? 0 : kgPerPiece(search),
    weighed: of,
    weight: chargeableWeight(of),
    dangerous,
  };
}

/** Share of a flight: by weight or volume, whichever is more. */
export const searchGrams = ({ weight }: Pick<AirQuestionFacts, 'weight'>): number => capacityGrams(weight);
