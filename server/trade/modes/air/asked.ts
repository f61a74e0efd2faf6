import { doubtfulIn, ofGroup } from '../../../../domain/goods/entries';
import { wrongEntry } from '../../../../domain/goods/density';
import type { Controls } from '../../../../domain/goods/facts';
import { found, type AirFinding } from '../../../../domain/modes/air/finding';
import type { AirGoods } from '../../../../domain/modes/air/judging';
import type { Piece } from '../../../../domain/modes/air/doors';
import type { PricedGoods } from '../../../../domain/modes/air/price';
import type { AirSearch } from '../../../../domain/modes/air/search';
import { chargeableOf, gramsOf, weighed, type Chargeable, type Weighed } from '../../../../domain/modes/air/weight';
import { findGoods, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

/** A question, read once for all flights. */
export type AirQuestionFacts = {
  goods: AirGoods[];
  /** Its name where the sources disagree about it. */
  doubtful: string | null;
  /** What the goods would weigh in their room, where that is not what is said. */
  offRoom: AirFinding | null;
  /** What else is in the order, of which nothing is known but its number. */
  others: AirGoods[];
  pieces: Piece[];
  /** What the heaviest piece weighs at least; an example weighs nothing. */
  leastKg: number;
  weighed: Weighed;
  weight: Chargeable;
  /** Null where goods are dangerous and nobody knows of which class. */
  dangerous: PricedGoods[] | null;
};

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

type AirRowFields = Pick<AirSearch, 'group' | 'percent' | 'net' | 'soc'>;
const UNSAID: AirRowFields = { group: null, percent: null, net: null, soc: null };

function goodsOf(unNo: string, row: number, { group, percent, net, soc }: AirRowFields): AirGoods {
  const facts = findGoods(unNo);
  return {
    row,
    name: facts?.nameCn ?? `UN ${unNo}`,
    unNo,
    group,
    percent,
    net,
    // A search names no instruction: only one that weighs the whole package asks what it weighs.
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

const eachOf = ({ kg, pieces }: AirSearch): number => (pieces > 0 ? Math.round((kg / pieces) * 100) / 100 : 0);

/** The weight of a piece is known where all of them are of one size. */
function piecesIn(search: AirSearch): Piece[] {
  const { sizes } = search;
  const each = sizes.length === 1 ? eachOf(search) : null;
  return sizes.map(({ l, w, h }) => ({ l, w, h, kg: each }));
}

/** Kilograms against room, of goods that are asked about alone; an example weighs nothing. */
function offRoomIn({ also = [], isTrial }: AirSearch, entries: readonly Goods[], { kg, cm3 }: Weighed) {
  const m3 = Math.round(cm3 / 1000) / 1000;
  const wrong = isTrial || also.length > 0 ? null : wrongEntry(entries, kg, m3);
  return wrong && found('MANUAL', 'airRoomWeight', { goods: wrong.entry.nameCn, kg, m3, ...wrong.bounds });
}

export function askFor(search: AirSearch): AirQuestionFacts {
  const goods = search.unNo === null ? null : goodsOf(search.unNo, 1, search);
  const entries = ofGroup(goodsOfNumber(search.unNo ?? ''), search.group ?? undefined);
  const of = weighed(search);
  const dangerous = goods === null ? [] : goods.hazardClass && [{ unNo: goods.unNo, hazardClass: goods.hazardClass }];
  return {
    goods: goods ? [goods] : [],
    doubtful: doubtfulIn([...entries, ...(search.also ?? []).flatMap(goodsOfNumber)])?.nameCn ?? null,
    offRoom: offRoomIn(search, entries, of),
    others: (search.also ?? []).map((unNo, at) => goodsOf(unNo, at + 2, UNSAID)),
    pieces: piecesIn(search),
    leastKg: search.isTrial ? 0 : eachOf(search),
    weighed: of,
    weight: chargeableOf(of),
    dangerous,
  };
}

/** What a consignment takes of a flight: by its weight or its room, whichever is more. */
export const gramsAsked = ({ weight }: Pick<AirQuestionFacts, 'weight'>): number => gramsOf(weight);
