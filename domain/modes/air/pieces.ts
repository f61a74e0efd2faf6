import type { Aircraft } from '../../goods/air/aircraft';
import { found, type AirFinding } from './finding';

type Door = { nameCn: string; maxKg: number; longCm: number; wideCm: number; highCm: number };

/** What goes through the door, and lies on the floor. */
export const DOORS: Readonly<Record<Aircraft, Door>> = {
  F: { nameCn: '全货机', maxKg: 5000, longCm: 600, wideCm: 240, highCm: 290 },
  P: { nameCn: '客机腹舱', maxKg: 1500, longCm: 310, wideCm: 220, highCm: 155 },
};

/** Heavier, and the carrier says on which aircraft. */
const HEAVY_KG = 80;

/** `kg` of one piece; null where nobody has said. */
export type Piece = { l: number; w: number; h: number; kg: number | null };

/** A piece may be turned, and stays upright. */
export function fitsIn({ l, w, h, kg }: Piece, aircraft: Aircraft): boolean {
  const { maxKg, longCm, wideCm, highCm } = DOORS[aircraft];
  return h <= highCm && Math.max(l, w) <= longCm && Math.min(l, w) <= wideCm && (kg ?? 0) <= maxKg;
}

const sizeOf = ({ l, w, h, kg }: Piece): string => `${l}×${w}×${h} cm${kg === null ? '' : `、${kg} kg`}`;

const mostOf = ({ longCm, wideCm, highCm, maxKg }: Door): string => `${longCm}×${wideCm}×${highCm} cm、${maxKg} kg`;

/** What the aircraft says to the pieces. Of those nobody has measured it says nothing. */
export function pieceFindings(pieces: readonly Piece[], aircraft: Aircraft): AirFinding[] {
  const door = DOORS[aircraft];
  const big = pieces.filter((piece) => !fitsIn(piece, aircraft));
  const heavy = Math.max(0, ...pieces.map(({ kg }) => kg ?? 0));
  if (pieces.length === 0) return [];
  const given = { aircraft: door.nameCn, most: mostOf(door) };
  return [
    ...big.map((piece) => found('BLOCK', 'airPieceBig', { ...given, size: sizeOf(piece) })),
    ...(heavy > HEAVY_KG ? [found('NEED_APPROVAL', 'airPieceHeavy', { kg: heavy, most: HEAVY_KG })] : []),
    ...(big.length === 0 && heavy <= HEAVY_KG ? [found('PASS', 'airPiecesFit', given)] : []),
  ];
}
