import type { Structure } from '../../../domain/mall/sheet';
import { mallCopy } from '../../copy/mall/board';

const LEAST = { width: 170, height: 120 };

type Atom = Structure['atoms'][number];

/** The label is anchored at its atom, so that its hydrogens extend to one side. */
function AtomLabel({ x, y, label }: Atom) {
  const isTurned = label.length > 1 && label.startsWith('H');
  const anchor = label.length === 1 ? 'middle' : isTurned ? 'end' : 'start';
  const aside = label.length === 1 ? 0 : isTurned ? 5 : -5;
  return (
    <text x={x + aside} y={y + 5} textAnchor={anchor} fontSize={14} fill="currentColor" stroke="none">
      {label}
    </text>
  );
}

type MoleculeProps = { structure: Structure | null; smiles: string | null; className?: string };

/** Small molecules are not enlarged: bond length is constant. */
export function Molecule({ structure, smiles, className = '' }: MoleculeProps) {
  if (!structure || smiles === null)
    return <p className={`grid place-items-center p-4 text-12 text-muted ${className}`}>{mallCopy.card.mixture}</p>;
  const { bonds, atoms } = structure;
  const [width, height] = [Math.max(structure.width, LEAST.width), Math.max(structure.height, LEAST.height)];
  const box = `${(structure.width - width) / 2} ${(structure.height - height) / 2} ${width} ${height}`;
  return (
    <svg
      role="img"
      aria-label={mallCopy.card.structure(smiles)}
      viewBox={box}
      className={`text-ink ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
    >
      <path d={bonds} />
      {atoms.map((atom) => (
        <AtomLabel key={`${atom.x} ${atom.y}`} {...atom} />
      ))}
    </svg>
  );
}
