import type { Aircraft, AirVerdict } from '../../goods/air/aircraft';
import type { AirUnit } from '../../goods/air/limit';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { isUntold } from './asked';
import { type AirRowText, MOST_M3, MOST_PIECES } from './search';
import { sizesTyped } from '../../offer/piece-sizes';
import { totalVolume } from './weight';

/** Common sizes of drums, cans and bottles, in litres or kilograms. */
const HOLDS = [200, 100, 50, 25, 20, 10, 5, 2.5, 1, 0.5, 0.1];

/** Largest package an aircraft accepts of the same goods. `pieces`: null when the count is unknown. */
export type SmallerPackage = { aircraft: Aircraft; net: number; unit: AirUnit; most: number; pieces: number | null };

/** Goods over the freighter limit aim at a freighter, cargo-only goods at a passenger flight. */
function wayDown({ answer, limit }: AirVerdict): { aircraft: Aircraft; most: number } | null {
  if (answer !== 'OVER' && answer !== 'CAO') return null;
  const aircraft = answer === 'OVER' && limit?.cao ? 'F' : 'P';
  const most = (aircraft === 'F' ? limit?.cao : limit?.pax)?.most ?? null;
  return most === null ? null : { aircraft, most };
}

const countPiecesNeeded = (all: number, net: number): number => Math.ceil(Math.round((all / net) * 1e6) / 1e6);

export function suggestSmaller(row: AirRowText, verdict: AirVerdict): SmallerPackage | null {
  const way = wayDown(verdict);
  const net = HOLDS.find((one) => one <= (way?.most ?? 0));
  if (!way || net === undefined || !verdict.limit) return null;
  const [each, count] = [parseNumber(row.net, 3), parseWholeNumber(row.pieces)];
  const pieces =
    isUntold(row) || row.also !== '' || each === null || count === null ? null : countPiecesNeeded(each * count, net);
  const { unit } = verdict.limit;
  return pieces !== null && pieces > MOST_PIECES ? null : { ...way, net, unit, pieces };
}

export function repackRow(row: AirRowText, { net, pieces }: SmallerPackage): Partial<AirRowText> {
  if (pieces === null) return { net: String(net) };
  const m3 = totalVolume(sizesTyped(row.size) ?? []) / 1e6;
  const room =
    row.size === '' ? {} : { size: '', m3: m3 > 0 && m3 <= MOST_M3 ? String(Math.ceil(m3 * 1000) / 1000) : '' };
  return { net: String(net), pieces: String(pieces), ...room };
}
