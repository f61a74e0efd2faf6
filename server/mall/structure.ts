import type { Structure } from '../../domain/mall/sheet';
import { STRUCTURES } from './table/structures';

/** What is known of a molecule by its SMILES: drawn ahead by a library, so that nobody has to fetch one. */
export type Molecule = { formula: string; structure: Structure };

/** `SMILES|formula|width height|bonds as a path|x y label, ...`. */
function readMolecule(line: string): [string, Molecule] {
  const [smiles = '', formula = '', size = '', bonds = '', atoms = ''] = line.split('|');
  const [width, height] = size.split(' ').map(Number);
  const labels = atoms === '' ? [] : atoms.split(',');
  return [
    smiles,
    {
      formula,
      structure: {
        width: width ?? 0,
        height: height ?? 0,
        bonds,
        atoms: labels.map((one) => {
          const [x, y, label = ''] = one.split(' ');
          return { x: Number(x), y: Number(y), label };
        }),
      },
    },
  ];
}

const BY_SMILES: ReadonlyMap<string, Molecule> = new Map(STRUCTURES.trim().split('\n').map(readMolecule));

/** Null for what is a mixture, and for what nobody has drawn yet. */
export const moleculeOf = (smiles: string | null): Molecule | null => BY_SMILES.get(smiles ?? '') ?? null;
