import type { Aircraft } from '../../goods/air/aircraft';
import { doorOf, fitsIn, sizeOf, type Piece } from './doors';
import { found, type AirFinding } from './finding';

/** Heavier, and the carrier says on which aircraft. */
const HEAVY_KG = 80;

/** What the aircraft says to the pieces. Of those nobody has measured it says nothing. */
export function pieceFindings(pieces: readonly Piece[], aircraft: Aircraft): AirFinding[] {
  const big = pieces.filter((piece) => !fitsIn(piece, aircraft));
  const heavy = Math.max(0, ...pieces.map(({ kg }) => kg ?? 0));
  if (pieces.length === 0) return [];
  const given = doorOf(aircraft);
  return [
    ...big.map((piece) => found('BLOCK', 'airPieceBig', { ...given, size: sizeOf(piece) })),
    ...(heavy > HEAVY_KG ? [found('NEED_APPROVAL', 'airPieceHeavy', { kg: heavy, most: HEAVY_KG })] : []),
    ...(big.length === 0 && heavy <= HEAVY_KG ? [found('PASS', 'airPiecesFit', given)] : []),
  ];
}
