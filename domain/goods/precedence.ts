import type { PackingGroup } from './dangerous-goods';

type OtherHazard = { hazard: '6.1' | '8'; group: PackingGroup; isByInhalation: boolean };

/** IMDG 2.0.3.6: liquids of class 3 with class 6.1 (oral, dermal) and class 8. The other cells were not read. */
const CELLS: Readonly<Record<string, '3' | '6.1' | '8'>> = {
  '3I|6.1I': '3',
  '3I|6.1II': '3',
  '3I|6.1III': '3',
  '3II|6.1I': '3',
  '3II|6.1II': '3',
  '3II|6.1III': '3',
  '3III|6.1I': '6.1',
  '3III|6.1II': '6.1',
  '3III|6.1III': '3',
  '3I|8I': '3',
  '3I|8II': '3',
  '3I|8III': '3',
  '3II|8I': '8',
  '3II|8II': '3',
  '3II|8III': '3',
  '3III|8I': '8',
  '3III|8II': '8',
  '3III|8III': '3',
};

const STRICTNESS: readonly PackingGroup[] = ['III', 'II', 'I'];

/** IMDG 2.0.3.5: the stricter group applies to the goods. */
export const stricterGroup = (one: PackingGroup, other: PackingGroup): PackingGroup =>
  STRICTNESS.indexOf(one) >= STRICTNESS.indexOf(other) ? one : other;

type Precedence = { primary: '3' | '6.1' | '8'; subsidiary: '3' | '6.1' | '8'; group: PackingGroup };

/** Primary and subsidiary hazard of a liquid; null when the table was not read or does not decide. */
export function findPrecedence(three: PackingGroup, { hazard, group, isByInhalation }: OtherHazard): Precedence | null {
  // Toxic by inhalation of group I precedes class 3 and has no cell: 2.0.3.5.
  if (hazard === '6.1' && isByInhalation) return null;
  const primary = CELLS[`3${three}|${hazard}${group}`];
  if (primary === undefined) return null;
  return { primary, subsidiary: primary === '3' ? hazard : '3', group: stricterGroup(three, group) };
}
