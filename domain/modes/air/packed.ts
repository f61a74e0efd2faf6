import { airVerdictOf, type AirAnswer, type AirVerdict } from '../../goods/air/aircraft';
import { airLimitOf, holds, type AirLimit, type AirPart, type AirConditions } from '../../goods/air/limit';
import type { GoodsRow } from '../../goods/row';
import { rowNumberOf } from '../../order/goods/hazards';
import { numberIn, wholeNumberIn } from '../../values/typed-number';

/** What of a row its packages are judged by. */
export type Packed = AirConditions & {
  unNo: string;
  net: number | null;
  /** Of one package, in kilograms. */
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

/** `966/967-I` is two instructions with one limit. */
const named = (part: AirPart | null, of: Pick<PiPart, 'isLimited' | 'onPassenger'>): PiPart[] =>
  (part?.pi.split('/') ?? []).flatMap((pi) =>
    part === null ? [] : [{ ...part, ...of, pi, isCovering: (amount) => holds(part, amount) }],
  );

const partsOf = ({ pax, cao, limited }: AirLimit): PiPart[] => [
  ...named(pax, { isLimited: false, onPassenger: true }),
  ...named(cao, { isLimited: false, onPassenger: false }),
  ...named(limited, { isLimited: true, onPassenger: true }),
];

/** Every instruction by which such goods may be packed, with what it lets a package hold; none for goods not on the list. */
export function piParts(packed: Packed): PiPart[] {
  const limit = airLimitOf(packed.unNo, packed);
  return limit === null || limit === 'ASK' ? [] : partsOf(limit);
}

/** What the instruction of a row lets a package hold: of two with one name, the first that holds what is in it. */
export function piPart(packed: Packed): PiPart | null {
  const all = piParts(packed).filter(({ pi }) => pi === packed.pi);
  return all.find((part) => part.isCovering(packed.net)) ?? all.at(-1) ?? null;
}

/**
 * Packed as a limited quantity it flies with everybody, and by an instruction for cargo aircraft with those alone, however
 * little it is; otherwise the limits of the list decide.
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
