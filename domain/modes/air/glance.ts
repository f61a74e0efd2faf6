import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { counted, isUntold, rowFaults } from './asked';
import { chargeOf } from './charge';
import { tooBigOf, type Package } from './package';
import { answerTo } from './packed';
import type { AirRowPart, AirRowText } from './search';
import { smallerFor, type Smaller } from './smaller';
import { sizesTyped } from '../../offer/piece-sizes';
import { chargeableOf, weighed, type Chargeable } from './weight';

export type AirGlance = Package & {
  faults: readonly AirRowPart[];
  isTrial: boolean;
  /** Based on the entered amounts, or on part of them while weight or volume is missing. */
  weight: Chargeable;
  isWhole: boolean;
  pieces: number;
  smaller: Smaller | null;
};

/** Verdict on the entered goods without a server call; runs on every keystroke. */
export function glanceAt(typed: AirRowText, isDanger: 'Y' | 'N'): AirGlance {
  const row = counted(typed);
  const [kg, pieces] = [numberIn(row.kg, 2) ?? 0, wholeNumberIn(row.pieces) ?? 0];
  const net = numberIn(row.net, 3);
  const said = {
    unNo: row.unNo,
    group: PACKING_GROUPS.find((group) => group === row.group) ?? null,
    percent: numberIn(row.percent, 2),
    net,
    // No instruction is chosen yet; only one with a gross limit needs the package weight.
    grossKg: null,
    pi: '',
  };
  const sizes = sizesTyped(row.size) ?? [];
  const each = sizes.length === 1 && pieces > 0 ? Math.round((kg / pieces) * 100) / 100 : null;
  const measured = sizes.map(({ l, w, h }) => ({ l, w, h, kg: each }));
  const verdict = isDanger === 'Y' && /^\d{4}$/.test(row.unNo) ? answerTo(said) : null;
  const faults = rowFaults(typed, isDanger);
  return {
    faults,
    isWhole: !(['kg', 'm3', 'size'] as const).some((part) => faults.includes(part)),
    // No packing instruction yet, and damage is only asked in the order form.
    charge: isDanger === 'Y' ? chargeOf({ ...said, soc: wholeNumberIn(row.soc) }) : null,
    isDamaged: false,
    tooBig: tooBigOf(measured),
    isTrial: isUntold(typed),
    weight: chargeableOf(weighed({ kg: Math.max(kg, 0), m3: numberIn(row.m3, 3), sizes })),
    pieces,
    net,
    verdict,
    smaller: verdict && smallerFor(typed, verdict),
  };
}
