import type { Aircraft } from '../../goods/air/aircraft';
import { doorOf, fitsIn, sizeOf, type Piece } from './doors';
import { found, type AirFinding } from './finding';

/** Heavier, and the carrier says on which aircraft. */
const HEAVY_KG = 80;

/** What takes a piece that a belly does not; empty where nothing does. */
const otherFor = (piece: Piece, aircraft: Aircraft): string =>
  aircraft === 'P' && fitsIn(piece, 'F') ? doorOf('F').aircraft : '';

/**
 * What the aircraft says to the pieces. Of those nobody has measured it says nothing but that one is heavy: `leastKg` is what
 * the heaviest weighs at least.
 */
export function pieceFindings(pieces: readonly Piece[], aircraft: Aircraft, leastKg = 0): AirFinding[] {
  const big = pieces.filter((piece) => !fitsIn(piece, aircraft));
  const heavy = Math.max(leastKg, ...pieces.map(({ kg }) => kg ?? 0));
  const given = doorOf(aircraft);
  const isFine = pieces.length > 0 && big.length === 0 && heavy <= HEAVY_KG;
  return [
    ...big.map((piece) =>
      found('BLOCK', 'airPieceBig', { ...given, size: sizeOf(piece), other: otherFor(piece, aircraft) }),
    ),
    ...(heavy > HEAVY_KG ? [found('NEED_APPROVAL', 'airPieceHeavy', { kg: heavy, most: HEAVY_KG })] : []),
    ...(isFine ? [found('PASS', 'airPiecesFit', given)] : []),
  ];
}
