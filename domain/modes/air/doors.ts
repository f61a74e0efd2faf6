import type { Aircraft } from '../../goods/air/aircraft';

type Door = { nameCn: string; maxKg: number; longCm: number; wideCm: number; highCm: number };

const DOORS: Readonly<Record<Aircraft, Door>> = {
  F: { nameCn: '全货机', maxKg: 5000, longCm: 600, wideCm: 240, highCm: 290 },
  P: { nameCn: '客机腹舱', maxKg: 1500, longCm: 310, wideCm: 220, highCm: 155 },
};

/** `kg` of one piece; null when unknown. */
export type Piece = { l: number; w: number; h: number; kg: number | null };

/** A piece may be rotated, but must stay upright. */
export function fitsDoor({ l, w, h, kg }: Piece, aircraft: Aircraft): boolean {
  const { maxKg, longCm, wideCm, highCm } = DOORS[aircraft];
  return h <= highCm && Math.max(l, w) <= longCm && Math.min(l, w) <= wideCm && (kg ?? 0) <= maxKg;
}

export function doorFacts(aircraft: Aircraft): { aircraft: string; most: string } {
  const { nameCn, longCm, wideCm, highCm, maxKg } = DOORS[aircraft];
  return { aircraft: nameCn, most: `${longCm}×${wideCm}×${highCm} cm、${maxKg} kg` };
}

export const formatPiece = ({ l, w, h, kg }: Piece): string => `${l}×${w}×${h} cm${kg === null ? '' : `、${kg} kg`}`;
