import { airVerdictOf, type AirAnswer, type AirVerdict } from '../../goods/air/aircraft';
import { airLimitOf, holds, type AirLimit, type AirPart, type AirConditions } from '../../goods/air/limit';
import type { GoodsRow } from '../../goods/row';
import { rowNumberOf } from '../../order/goods/hazards';
import { numberIn, wholeNumberIn } from '../../values/typed-number';

export type Packed = AirConditions & {
  unNo: string;
  net: number | null;
  /** Kilograms per package. */
  grossKg: number | null;
  pi: string;
};

type PackFields = { net: string; percent: string; pi: string };

export function packedIn(row: GoodsRow, { net, percent, pi }: PackFields): Packed {
  const [gross, count] = [numberIn(row.grossKg, 2), wholeNumberIn(row.pieces)];
  return {
    unNo: rowNumberOf(row) ?? '',
    group: row.packingGroup === '' || row.packingGroup === 'N' ? null : row.packingGroup,
    percent: numberIn(percent, 2),
    net: numberIn(net, 3),
    grossKg: gross === null || count === null || count < 1 ? null : gross / count,
    pi,
  };
}

export type PiPart = AirPart & {
  isLimited: boolean;
  onPassenger: boolean;
  isCovering: (amount: number | null) => boolean;
};

/** `966/967-I` names two instructions with one limit. */
const named = (part: AirPart | null, of: Pick<PiPart, 'isLimited' | 'onPassenger'>): PiPart[] =>
  (part?.pi.split('/') ?? []).flatMap((pi) =>
    part === null ? [] : [{ ...part, ...of, pi, isCovering: (amount) => holds(part, amount) }],
  );

const partsOf = ({ pax, cao, limited }: AirLimit): PiPart[] => [
  ...named(pax, { isLimited: false, onPassenger: true }),
  ...named(cao, { isLimited: false, onPassenger: false }),
  ...named(limited, { isLimited: true, onPassenger: true }),
];

export function piParts(packed: Packed): PiPart[] {
  const limit = airLimitOf(packed.unNo, packed);
  return limit === null || limit === 'ASK' ? [] : partsOf(limit);
}

/** The chosen instruction; when two share a name, the first whose limit covers the amount. */
export function piPart(packed: Packed): PiPart | null {
  const all = piParts(packed).filter(({ pi }) => pi === packed.pi);
  return all.find((part) => part.isCovering(packed.net)) ?? all.at(-1) ?? null;
}

/**
 * Limited quantities fly on all aircraft and cargo-only instructions on freighters only, at any amount; otherwise the
 * list limits decide.
 */
export function answerTo(packed: Packed): AirVerdict {
  const part = piPart(packed);
  const verdict = airVerdictOf(packed.unNo, packed.net, packed);
  if (verdict.answer === 'PAX' && part && !part.onPassenger) return { ...verdict, answer: 'CAO', part };
  if (!part?.isLimited) return verdict;
  const amount = part.isGross ? packed.grossKg : packed.net;
  const answer: AirAnswer = amount === null ? 'ASK' : part.isCovering(amount) ? 'PAX' : 'OVER';
  return { answer, limit: verdict.limit, part };
}
