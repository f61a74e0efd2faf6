import { isLithiumAlone } from '../watched';

/** Table 9.3.A: packages with such hazards do not stand beside each other. */
const APART: readonly (readonly [string, string])[] = [
  ['3', '5.1'],
  ['4.2', '5.1'],
  ['4.3', '8'],
];
const BESIDE_LITHIUM = ['1', '2.1', '3', '4.1', '5.1'];

type AirHazards = { unNo: string; hazardClass: string; subRisks: readonly string[] };

/** All divisions of explosives are one row of the table. */
const hazardsOf = ({ hazardClass, subRisks }: AirHazards): string[] =>
  [hazardClass, ...subRisks].map((one) => (one.startsWith('1.') ? '1' : one));

/** Explosives are kept from everything; nobody flies them here, and nobody is told they may. */
const clash = (one: string, other: string): boolean =>
  one === '1' || APART.some(([first, second]) => first === one && second === other);

const besideLithium = ({ unNo }: AirHazards, other: AirHazards): boolean =>
  isLithiumAlone(unNo) && hazardsOf(other).some((hazard) => BESIDE_LITHIUM.includes(hazard));

const isFrom = (one: AirHazards, other: AirHazards): boolean =>
  besideLithium(one, other) || hazardsOf(one).some((mine) => hazardsOf(other).some((theirs) => clash(mine, theirs)));

/** Must packages of two dangerous goods be kept from each other in the air? Whichever is named first. */
export const isAirApart = (one: AirHazards, other: AirHazards): boolean => isFrom(one, other) || isFrom(other, one);
