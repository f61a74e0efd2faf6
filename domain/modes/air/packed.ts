import { judgeAirAmount, type AirAnswer, type AirVerdict } from '../../goods/air/aircraft';
import { findAirLimit, isWithinAirPart, type AirLimit, type AirPart, type AirConditions } from '../../goods/air/limit';
import type { GoodsRow } from '../../goods/row';
import { rowUnNumber } from '../../order/goods/hazards';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';

export type AirPackage = AirConditions & {
  unNo: string;
  net: number | null;
  /** Kilograms per package. */
  grossKg: number | null;
  pi: string;
};

type PackFields = { net: string; percent: string; pi: string };

export function readPacked(row: GoodsRow, { net, percent, pi }: PackFields): AirPackage {
  const [gross, count] = [parseNumber(row.grossKg, 2), parseWholeNumber(row.pieces)];
  return {
    unNo: rowUnNumber(row) ?? '',
    group: row.packingGroup === '' || row.packingGroup === 'N' ? null : row.packingGroup,
    percent: parseNumber(percent, 2),
    net: parseNumber(net, 3),
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
const namedInstructions = (part: AirPart | null, of: Pick<PiPart, 'isLimited' | 'onPassenger'>): PiPart[] =>
  (part?.pi.split('/') ?? []).flatMap((pi) =>
    part === null ? [] : [{ ...part, ...of, pi, isCovering: (amount) => isWithinAirPart(part, amount) }],
  );

const limitParts = ({ pax, cao, limited }: AirLimit): PiPart[] => [
  ...namedInstructions(pax, { isLimited: false, onPassenger: true }),
  ...namedInstructions(cao, { isLimited: false, onPassenger: false }),
  ...namedInstructions(limited, { isLimited: true, onPassenger: true }),
];

export function piParts(packed: AirPackage): PiPart[] {
  const limit = findAirLimit(packed.unNo, packed);
  return limit === null || limit === 'ASK' ? [] : limitParts(limit);
}

/** The chosen instruction; when two share a name, the first whose limit covers the amount. */
export function piPart(packed: AirPackage): PiPart | null {
  const all = piParts(packed).filter(({ pi }) => pi === packed.pi);
  return all.find((part) => part.isCovering(packed.net)) ?? all.at(-1) ?? null;
}

/**
 * Limited quantities fly on all aircraft and cargo-only instructions on freighters only, at any amount; otherwise the
 * list limits decide.
 */
export function judgePacked(packed: AirPackage): AirVerdict {
  const part = piPart(packed);
  const verdict = judgeAirAmount(packed.unNo, packed.net, packed);
  if (verdict.answer === 'PAX' && part && !part.onPassenger) return { ...verdict, answer: 'CAO', part };
  if (!part?.isLimited) return verdict;
  const amount = part.isGross ? packed.grossKg : packed.net;
  const answer: AirAnswer = amount === null ? 'ASK' : part.isCovering(amount) ? 'PAX' : 'OVER';
  return { answer, limit: verdict.limit, part };
}
