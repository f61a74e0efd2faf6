import { isLithiumAlone } from '../watched';

/** ICAO table 9.3.A: packages with these hazards must not stand next to each other. */
const APART: readonly (readonly [string, string])[] = [
  ['3', '5.1'],
  ['4.2', '5.1'],
  ['4.3', '8'],
];
const BESIDE_LITHIUM = ['1', '2.1', '3', '4.1', '5.1'];

type AirHazards = { unNo: string; hazardClass: string; subRisks: readonly string[] };

/** All explosive divisions share one row of the table. */
const tableHazards = ({ hazardClass, subRisks }: AirHazards): string[] =>
  [hazardClass, ...subRisks].map((one) => (one.startsWith('1.') ? '1' : one));

/** Explosives clash with everything: we never fly them, and no answer may suggest it. */
const clash = (one: string, other: string): boolean =>
  one === '1' || APART.some(([first, second]) => first === one && second === other);

const besideLithium = ({ unNo }: AirHazards, other: AirHazards): boolean =>
  isLithiumAlone(unNo) && tableHazards(other).some((hazard) => BESIDE_LITHIUM.includes(hazard));

const isApartFrom = (one: AirHazards, other: AirHazards): boolean =>
  besideLithium(one, other) ||
  tableHazards(one).some((mine) => tableHazards(other).some((theirs) => clash(mine, theirs)));

export const isAirApart = (one: AirHazards, other: AirHazards): boolean =>
  isApartFrom(one, other) || isApartFrom(other, one);
