import type { AirVerdict } from '../../goods/air/aircraft';
import { PACKING_GROUPS } from '../../goods/dangerous-goods';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { isTrialRow, rowFaults } from './asked';
import { answerTo } from './packed';
import type { AirRowPart, AirTyped } from './search';
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
  /** What may fly of one package; null for general goods, and while no number is typed. */
  verdict: AirVerdict | null;
};

/** What can be said of the goods before anybody is asked, with every stroke of a key. */
export function glanceAt(row: AirTyped, isDanger: 'Y' | 'N'): AirGlance {
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
  return {
    faults: rowFaults(row, isDanger),
    isTrial: isTrialRow(row),
    weight: chargeableOf(weighed({ kg: Math.max(kg, 0), m3: numberIn(row.m3, 3), sizes: sizesTyped(row.size) ?? [] })),
    pieces,
    net,
    verdict: isDanger === 'Y' && /^\d{4}$/.test(row.unNo) ? answerTo(said) : null,
  };
}
