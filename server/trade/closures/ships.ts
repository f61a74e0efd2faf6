import type { Closure } from '../../../domain/offer/closure';
import type { Offer } from '../../../domain/offer/offer';
import { dayAt } from '../../../domain/values/days';
import { momentTyped, parseMoment } from '../../../domain/values/moments';
import { MARKETS } from '../modes/markets';
import { findDeparture, standingDeparture } from '../sea/timetable';
import type { Tariffs } from '../tariffs/sheet';

const readable = (moment: number): string => momentTyped(moment).slice(5).replace('T', ' ');

const REASONS = {
  gone: '已从船期表撤下，请另选班次',
  moved: (was: number, now: number) => `开航改为 ${readable(now)}，原为 ${readable(was)}，请重新查询锁价`,
} as const;

export function shipClosures(offer: Offer, tariffs: Tariffs, now: number): Closure[] {
  const sailingId = MARKETS[offer.mode]?.sailing?.(offer) ?? null;
  const leaves = parseMoment(offer.leavesAt ?? '');
  if (sailingId === null || leaves === null || leaves <= now) return [];
  const standing = standingDeparture(sailingId, tariffs);
  if (standing?.etd === leaves) return [];
  const known = standing ?? findDeparture(sailingId, tariffs);
  const day = dayAt(leaves);
  return [
    {
      closureId: sailingId,
      mode: offer.mode,
      key: `sailing:${sailingId}`,
      name: known ? `${known.vessel} ${known.voyage}` : '所选班次',
      classes: [],
      reason: standing ? REASONS.moved(leaves, standing.etd) : REASONS.gone,
      from: day,
      until: day,
    },
  ];
}
