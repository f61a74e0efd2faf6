import type { Aircraft } from '../../goods/air/aircraft';
import { doorFacts, fitsDoor, formatPiece, type Piece } from './doors';
import { found, type AirFinding } from './finding';

/** Above this weight the carrier decides the aircraft. */
const HEAVY_KG = 80;

/** Names the aircraft that takes a piece too big for a passenger flight; empty when none does. */
const largerAircraft = (piece: Piece, aircraft: Aircraft): string =>
  aircraft === 'P' && fitsDoor(piece, 'F') ? doorFacts('F').aircraft : '';

/**
 * Checks pieces against an aircraft. Unmeasured pieces only yield the heavy warning: `leastKg` is the least the
 * heaviest can weigh.
 */
export function pieceFindings(pieces: readonly Piece[], aircraft: Aircraft, leastKg = 0): AirFinding[] {
  const big = pieces.filter((piece) => !fitsDoor(piece, aircraft));
  const heavy = Math.max(leastKg, ...pieces.map(({ kg }) => kg ?? 0));
  const given = doorFacts(aircraft);
  const isFine = pieces.length > 0 && big.length === 0 && heavy <= HEAVY_KG;
  return [
    ...big.map((piece) =>
      found('BLOCK', 'airPieceBig', { ...given, size: formatPiece(piece), other: largerAircraft(piece, aircraft) }),
    ),
    ...(heavy > HEAVY_KG ? [found('NEED_APPROVAL', 'airPieceHeavy', { kg: heavy, most: HEAVY_KG })] : []),
    ...(isFine ? [found('PASS', 'airPiecesFit', given)] : []),
  ];
}
