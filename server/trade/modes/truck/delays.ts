import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { DrivingBan } from '../../../../domain/modes/truck/driving';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { furtherStops, quotedPart, countTrucks } from '../../../../domain/modes/truck/reading';
import { countAgainst, piecesAt } from '../../../../domain/modes/truck/stop-loads';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import { isReportOf, placeReport, reportText } from '../../../../domain/order/on-site/way';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import { DAY_MS } from '../../../../domain/values/spans';
import { saidTime } from '../../../base/china-time';
import type { TransitRules } from '../after/way';
import { PASSED } from '../after/way';
import type { Snapshot } from '../mode';
import { requireTrip } from './ordered';
import { COUNTED, HOLDING, HOLD_MESSAGE, HOLD_SHAPE, readPlace, stopLabel, readUnit } from './way';

type TruckSnapshot = Pick<Snapshot<TruckForm, TruckQuote>, 'form' | 'quote'>;
type Report = Pick<PastEvent, 'event' | 'note' | 'at'>;

const MOST_DAYS = 7;

/** End of a road stop, typed by the desk before the reason. */
function heldUntil(said: string): number | null {
  const [, day, time] = HOLD_SHAPE.exec(said) ?? [];
  return day ? parseMoment(`${day}T${time}`) : null;
}

/** Reported stops of a truck; an earlier departure report corrects the end. */
function reportedHolds(past: readonly Report[], unit: number | null): DrivingBan[] {
  const holds: DrivingBan[] = [];
  for (const { event, note, at } of past) {
    const isIts = event === PASSED && note !== null && (unit === null || readUnit(note) === unit);
    const [from, to] = [parseMoment(at), isIts ? heldUntil(reportText(note)) : null];
    if (!isIts || from === null || to === null || !HOLDING.some((place) => isReportOf(readPlace(note), place)))
      continue;
    const last = holds.at(-1);
    if (last && from < last.to) last.to = to;
    else holds.push({ from, to });
  }
  return holds;
}

/** Arrivals of a truck at each stop, by the planning rule. A shared truck is delayed by its reported stops. */
function arrivalsOfTruck({ form, quote }: TruckSnapshot, past: readonly Report[], unit: number | null): number[] {
  const holds = reportedHolds(past, unit);
  if (quotedPart(quote)) {
    const held = holds.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    return [parseMoment(quote.offer.leavesAt ?? '') ?? 0, (parseMoment(quote.offer.arrivesAt ?? '') ?? 0) + held];
  }
  const left = past.findLast(({ event }) => event === 'departed');
  return requireTrip(form, quote, holds.length === 0 ? {} : { leftAt: parseMoment(left?.at ?? '') ?? 0, holds })
    .arrivals;
}

export function arrivalsNow(order: TruckSnapshot, past: readonly Report[]): number[] {
  const trucks = countTrucks(order.form) ?? 1;
  const isHeld = trucks > 1 && reportedHolds(past, null).length > 0;
  const units = isHeld ? Array.from({ length: trucks }, (_, at) => at + 1) : [null];
  const all = units.map((unit) => arrivalsOfTruck(order, past, unit));
  return (all[0] ?? []).map((_, stop) => Math.max(...all.map((arrivals) => arrivals[stop] ?? 0)));
}

type Adds = NonNullable<TransitRules<TruckForm, TruckQuote>['adds']>;

/** A road stop gives its end, from which the new arrival follows. */
const delays: Adds = (order, pass, said, { past, now }) => {
  if (!HOLDING.some((place) => isReportOf(readPlace(pass.place), place))) return null;
  const until = heldUntil(said);
  if (until === null || until <= now || until > now + MOST_DAYS * DAY_MS) return { wrong: HOLD_MESSAGE };
  const unit = pass.unit ?? null;
  const report = { event: PASSED, note: placeReport(pass.place, said), at: toIso(now) };
  const [before, after] = [past, [...past, report]].map((told) => arrivalsOfTruck(order, told, unit).at(-1) ?? 0);
  const comes = saidTime(toIso(after ?? 0));
  return { note: before === after ? `预计仍于 ${comes} 到达` : `预计到达改为 ${comes}` };
};

/** Pieces that a receiver has counted are held against those of the order. */
function counted({ form, quote }: TruckSnapshot, place: string, said: string): ReturnType<Adds> {
  const stop = furtherStops(quote).findIndex((one, at) => place === `${stopLabel(one, at)}${COUNTED}`);
  const ordered = piecesAt(form, quote, stop === -1 ? -1 : stop + 1);
  return ordered === null ? null : countAgainst(said, ordered);
}

/** New arrival or shortage that the words of a report entail. */
export const truckAdds: Adds = (order, pass, said, so) =>
  pass.place.endsWith(COUNTED) ? counted(order, pass.place, said) : delays(order, pass, said, so);
