import type { Aircraft, AirVerdict } from '../../goods/air/aircraft';
import type { Charge } from './charge';
import { doorOf, fitsIn, sizeOf, type Piece } from './doors';

type TooBig = { aircraft: string; most: string; size: string };

export type Package = {
  /** Air verdict; null for general goods and while no UN number is entered. */
  verdict: AirVerdict | null;
  net: number | null;
  charge: Charge | null;
  isDamaged: boolean;
  /** First piece per aircraft that does not fit; null when all fit or none is measured. */
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
