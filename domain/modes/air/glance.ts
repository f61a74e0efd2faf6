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
  /** What is still to be said, or said otherwise. */
  faults: readonly AirRowPart[];
  /** An example stands in for what nobody has said. */
  isTrial: boolean;
  /** Counted from what was said; from some of it as long as the weight or the room is still to be said. */
  weight: Chargeable;
  isWhole: boolean;
  pieces: number;
  /** How the same goods may be packed for an aircraft that does not take them as they are. */
  smaller: Smaller | null;
};

/** What can be said of the goods before anybody is asked, with every stroke of a key. */
export function glanceAt(typed: AirRowText, isDanger: 'Y' | 'N'): AirGlance {
  const row = counted(typed);
  const [kg, pieces] = [numberIn(row.kg, 2) ?? 0, wholeNumberIn(row.pieces) ?? 0];
  const net = numberIn(row.net, 3);
  const said = {
    unNo: row.unNo,
    group: PACKING_GROUPS.find((group) => group === row.group) ?? null,
    percent: numberIn(row.percent, 2),
    net,
    // No instruction is named yet: only one that weighs the whole package asks what it weighs.
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
    // Packed by no instruction yet, and nobody is asked about damage before the form.
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
