import type { Aircraft, AirVerdict } from '../../goods/air/aircraft';
import type { Charge } from './charge';
import { doorOf, fitsIn, sizeOf, type Piece } from './doors';

type TooBig = { aircraft: string; most: string; size: string };

/** What decides which aircraft takes a package. */
export type Package = {
  /** What may fly of it; null for general goods, and while no number is typed. */
  verdict: AirVerdict | null;
  net: number | null;
  charge: Charge | null;
  isDamaged: boolean;
  /** By aircraft, the first piece that does not go in; none where all do, or nothing is measured. */
  tooBig: Readonly<Record<Aircraft, TooBig | null>>;
};

function tooBigFor(pieces: readonly Piece[], aircraft: Aircraft): TooBig | null {
  const big = pieces.find((piece) => !fitsIn(piece, aircraft));
  return big ? { ...doorOf(aircraft), size: sizeOf(big) } : null;
}

export const tooBigOf = (pieces: readonly Piece[]): Package['tooBig'] => ({
  F: tooBigFor(pieces, 'F'),
  P: tooBigFor(pieces, 'P'),
});
