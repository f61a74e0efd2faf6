import { Molecule } from 'openchemlib';

/** A bond is so long in the picture, and a label keeps so much of it free. */
const BOND = 30;
const EDGE = 24;
const LABEL_ROOM = 8;
/** The second line of a double bond stands so far beside the first, and is shorter at both ends. */
const BESIDE = 5;
const SHORTER = 4;

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const subscript = (count: number) => Array.from(String(count), (digit) => SUBSCRIPTS[Number(digit)] ?? '').join('');
const fixed = (value: number) => String(Math.round(value * 10) / 10);

type Atom = { x: number; y: number; label: string };
type Point = { x: number; y: number };

const CHARGES: Record<number, string> = { [-2]: '²⁻', [-1]: '⁻', 1: '⁺', 2: '²⁺' };

/** A carbon within a chain is a corner; everything else says what it is. */
function labelOf(molecule: Molecule, at: number): string {
  const [symbol, charge, hydrogens] = [
    molecule.getAtomLabel(at),
    molecule.getAtomCharge(at),
    molecule.getImplicitHydrogens(at),
  ];
  if (symbol === 'C' && charge === 0 && molecule.getAllAtoms() > 1) return '';
  const borne = hydrogens === 0 ? '' : `H${hydrogens > 1 ? subscript(hydrogens) : ''}`;
  const [beside] = Array.from({ length: molecule.getConnAtoms(at) }, (_, turn) => molecule.getConnAtom(at, turn));
  // Towards its neighbour stands the atom itself, not what it bears.
  const isTurned = beside === undefined ? symbol === 'Cl' : molecule.getAtomX(beside) > molecule.getAtomX(at) + 0.1;
  return `${isTurned ? borne + symbol : symbol + borne}${CHARGES[charge] ?? ''}`;
}

const METALS = ['Na', 'K', 'Ca', 'Zn', 'Ti'];
/** Salts, acids and oxides are written in this order; what carbon makes, carbon and hydrogen first, then by the alphabet. */
const SALT_ORDER = [...METALS, 'H', 'C', 'N', 'P', 'S', 'Cl', 'O'];

/** As chemists write it. */
function formulaOf(molecule: Molecule): string {
  const counts = [...molecule.getMolecularFormula().formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(
    ([, element = '', count]) => ({ element, count: Number(count) || 1 }),
  );
  const has = (element: string) => counts.find((one) => one.element === element)?.count ?? 0;
  const metals = counts.filter(({ element }) => METALS.includes(element));
  const isOrganic = has('C') > 0 && metals.length === 0;
  const isHydroxide = metals.length > 0 && counts.length === metals.length + 2 && has('O') === 1 && has('H') === 1;
  const order = isHydroxide ? [...METALS, 'O', 'H'] : SALT_ORDER;
  const rank = ({ element }: { element: string }) =>
    isOrganic ? ['C', 'H', element].indexOf(element) : order.indexOf(element);
  return counts
    .toSorted((one, other) => rank(one) - rank(other) || (one.element < other.element ? -1 : 1))
    .map(({ element, count }) => element + (count > 1 ? subscript(count) : ''))
    .join('');
}

const line = (from: Point, to: Point) => `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}`;

/** The lines of a bond: as many as it has, none of them through a label. */
function bondLines(one: Atom, other: Atom, order: number, middle: Point): string[] {
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const along = { x: (other.x - one.x) / length, y: (other.y - one.y) / length };
  const across = { x: -along.y, y: along.x };
  // The second line of a ring stands on its inner side.
  const inner = (middle.x - one.x) * across.x + (middle.y - one.y) * across.y >= 0 ? 1 : -1;
  const from = (room: number, aside: number) => ({
    x: one.x + along.x * room + across.x * aside,
    y: one.y + along.y * room + across.y * aside,
  });
  const to = (room: number, aside: number) => ({
    x: other.x - along.x * room + across.x * aside,
    y: other.y - along.y * room + across.y * aside,
  });
  const [left, right] = [one.label === '' ? 0 : LABEL_ROOM, other.label === '' ? 0 : LABEL_ROOM];
  const beside = (aside: number) => line(from(left || SHORTER, aside), to(right || SHORTER, aside));
  const single = line(from(left, 0), to(right, 0));
  if (order === 3) return [single, beside(BESIDE), beside(-BESIDE)];
  return order === 2 ? [single, beside(BESIDE * inner)] : [single];
}

/** What stands in the table of structures for a SMILES: formula, size, bonds as a path, and the labels of atoms. */
export function drawStructure(smiles: string): string {
  const molecule = Molecule.fromSmiles(smiles);
  const count = molecule.getAllAtoms();
  const raw = Array.from({ length: count }, (_, at) => ({
    x: molecule.getAtomX(at) * BOND,
    y: -molecule.getAtomY(at) * BOND,
    label: labelOf(molecule, at),
  }));
  const [left, top] = [Math.min(...raw.map(({ x }) => x)), Math.min(...raw.map(({ y }) => y))];
  const atoms = raw.map(({ x, y, label }) => ({ x: x - left + EDGE, y: y - top + EDGE, label }));
  const width = Math.max(...atoms.map(({ x }) => x)) + EDGE;
  const height = Math.max(...atoms.map(({ y }) => y)) + EDGE;
  const middle = {
    x: atoms.reduce((sum, { x }) => sum + x, 0) / count,
    y: atoms.reduce((sum, { y }) => sum + y, 0) / count,
  };
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, at) => {
    const [one, other] = [atoms[molecule.getBondAtom(0, at)], atoms[molecule.getBondAtom(1, at)]];
    return one && other ? bondLines(one, other, molecule.getBondOrder(at), middle).join('') : '';
  });
  const labels = atoms.filter(({ label }) => label !== '').map(({ x, y, label }) => `${fixed(x)} ${fixed(y)} ${label}`);
  return [smiles, formulaOf(molecule), `${fixed(width)} ${fixed(height)}`, bonds.join(''), labels.join(',')].join('|');
}
