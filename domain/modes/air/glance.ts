import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { rowOrExample, isUntold, rowFaults } from './asked';
import { judgeCharge } from './charge';
import { findTooBigByAircraft, type Package } from './package';
import { judgePacked } from './packed';
import type { AirRowPart, AirRowText } from './search';
import { suggestSmaller, type SmallerPackage } from './smaller';
import { sizesTyped } from '../../offer/piece-sizes';
import { chargeableWeight, weighTyped, type ChargeableWeight } from './weight';

export type AirGlance = Package & {
  faults: readonly AirRowPart[];
  isTrial: boolean;
  /** Based on the entered amounts, or on part of them while weight or volume is missing. */
  weight: ChargeableWeight;
  isWhole: boolean;
  pieces: number;
  smaller: SmallerPackage | null;
};

/** Verdict on the entered goods without a server call; runs on every keystroke. */
export function judgeAtGlance(typed: AirRowText, isDanger: 'Y' | 'N'): AirGlance {
  const row = rowOrExample(typed);
  const [kg, pieces] = [parseNumber(row.kg, 2) ?? 0, parseWholeNumber(row.pieces) ?? 0];
  const net = parseNumber(row.net, 3);
  const said = {
    unNo: row.unNo,
    group: PACKING_GROUPS.find((group) => group === row.group) ?? null,
    percent: parseNumber(row.percent, 2),
    net,
    // No instruction is chosen yet; only one with a gross limit needs the package weight.
    grossKg: null,
    pi: '',
  };
  const sizes = sizesTyped(row.size) ?? [];
  const each = sizes.length === 1 && pieces > 0 ? Math.round((kg / pieces) * 100) / 100 : null;
  const measured = sizes.map(({ l, w, h }) => ({ l, w, h, kg: each }));
  const verdict = isDanger === 'Y' && /^\d{4}$/.test(row.unNo) ? judgePacked(said) : null;
  const faults = rowFaults(typed, isDanger);
  return {
    faults,
    isWhole: !(['kg', 'm3', 'size'] as const).some((part) => faults.includes(part)),
    // No packing instruction yet, and damage is only asked in the order form.
    charge: isDanger === 'Y' ? judgeCharge({ ...said, soc: parseWholeNumber(row.soc) }) : null,
    isDamaged: false,
    tooBig: findTooBigByAircraft(measured),
    isTrial: isUntold(typed),
    weight: chargeableWeight(weighTyped({ kg: Math.max(kg, 0), m3: parseNumber(row.m3, 3), sizes })),
    pieces,
    net,
    verdict,
    smaller: verdict && suggestSmaller(typed, verdict),
  };
}
