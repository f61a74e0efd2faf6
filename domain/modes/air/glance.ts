import type { Aircraft, AirVerdict } from '../../goods/air/aircraft';
import { isLithium, MOST_SOC } from '../../goods/watched';
import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { counted, isUntold, rowFaults } from './asked';
import { doorOf, fitsIn, sizeOf, type Piece } from './doors';
import { answerTo } from './packed';
import type { AirRowPart, AirTyped } from './search';
import { smallerFor, type Smaller } from './smaller';
import { sizesTyped } from './sizes';
import { chargeableOf, weighed, type Chargeable } from './weight';

export type AirGlance = {
  /** What is still to be said, or said otherwise. */
  faults: readonly AirRowPart[];
  /** An example stands in for what nobody has said. */
  isTrial: boolean;
  weight: Chargeable;
  pieces: number;
  net: number | null;
  /** Of lithium: whether it is charged too much to fly as it is; null where it is not, or of no other goods. */
  charge: 'ASK' | 'OVER' | null;
  /** By aircraft, the first piece that does not go in; none where all do, or nothing is measured. */
  tooBig: Readonly<Record<Aircraft, { aircraft: string; most: string; size: string } | null>>;
  /** What may fly of one package; null for general goods, and while no number is typed. */
  verdict: AirVerdict | null;
  /** How the same goods may be packed for an aircraft that does not take them as they are. */
  smaller: Smaller | null;
};

/** What was typed of its charge; what cannot be read is nothing that was said. */
function chargeOf(typed: string): AirGlance['charge'] {
  const soc = wholeNumberIn(typed);
  if (soc === null) return 'ASK';
  return soc > MOST_SOC ? 'OVER' : null;
}

function tooBigFor(pieces: readonly Piece[], aircraft: Aircraft): AirGlance['tooBig'][Aircraft] {
  const big = pieces.find((piece) => !fitsIn(piece, aircraft));
  return big ? { ...doorOf(aircraft), size: sizeOf(big) } : null;
}

/** What can be said of the goods before anybody is asked, with every stroke of a key. */
export function glanceAt(typed: AirTyped, isDanger: 'Y' | 'N'): AirGlance {
  const row = counted(typed);
  const [kg, pieces] = [numberIn(row.kg, 2) ?? 0, wholeNumberIn(row.pieces) ?? 0];
  const net = numberIn(row.net, 3);
  const said = {
    unNo: row.unNo,
    group: PACKING_GROUPS.find((group) => group === row.group) ?? null,
    percent: numberIn(row.percent, 2),
    net,
    grossKg: pieces > 0 ? kg / pieces : null,
    pi: '',
  };
  const sizes = sizesTyped(row.size) ?? [];
  const each = sizes.length === 1 && pieces > 0 ? Math.round((kg / pieces) * 100) / 100 : null;
  const measured = sizes.map(({ l, w, h }) => ({ l, w, h, kg: each }));
  const verdict = isDanger === 'Y' && /^\d{4}$/.test(row.unNo) ? answerTo(said) : null;
  return {
    faults: rowFaults(typed, isDanger),
    charge: isDanger === 'Y' && isLithium(row.unNo) ? chargeOf(row.soc) : null,
    tooBig: { F: tooBigFor(measured, 'F'), P: tooBigFor(measured, 'P') },
    isTrial: isUntold(typed),
    weight: chargeableOf(weighed({ kg: Math.max(kg, 0), m3: numberIn(row.m3, 3), sizes })),
    pieces,
    net,
    verdict,
    smaller: verdict && smallerFor(typed, verdict),
  };
}
