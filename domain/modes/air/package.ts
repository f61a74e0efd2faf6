import type { Aircraft, AirVerdict } from '../../goods/air/aircraft';
import type { Charge } from './charge';
import { doorFacts, fitsDoor, formatPiece, type Piece } from './doors';

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

function findTooBig(pieces: readonly Piece[], aircraft: Aircraft): TooBig | null {
  const big = pieces.find((piece) => !fitsDoor(piece, aircraft));
  return big ? { ...doorFacts(aircraft), size: formatPiece(big) } : null;
}

export const findTooBigByAircraft = (pieces: readonly Piece[]): Package['tooBig'] => ({
  F: findTooBig(pieces, 'F'),
  P: findTooBig(pieces, 'P'),
});
