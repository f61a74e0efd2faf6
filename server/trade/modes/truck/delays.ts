import type { TruckForm } from '../../../../domain/modes/truck/form';
import type { Hold } from '../../../../domain/modes/truck/driving';
import type { TruckQuote } from '../../../../domain/modes/truck/quote';
import { furtherOf, partIn, trucksIn } from '../../../../domain/modes/truck/reading';
import { countAgainst, piecesAt } from '../../../../domain/modes/truck/stop-loads';
import type { Past } from '../../../../domain/order/receipt/brief';
import { isReportOf, reportOf, wordsIn } from '../../../../domain/order/on-site/way';
import { isoOf, momentIn } from '../../../../domain/values/moments';
import { DAY_MS } from '../../../../domain/values/spans';
import { saidTime } from '../../../base/china-time';
import type { Way } from '../after/way';
import { PASSED } from '../after/way';
import type { Snapshot } from '../mode';
import { tripOf } from './ordered';
import { COUNTED, HOLDING, HOLD_MESSAGE, HOLD_SHAPE, placeIn, stopNamed, unitIn } from './way';

type TruckSnapshot = Pick<Snapshot<TruckForm, TruckQuote>, 'form' | 'quote'>;
type Report = Pick<Past, 'event' | 'note' | 'at'>;

const MOST_DAYS = 7;

/** End of a road stop, typed by the desk before the reason. */
function heldUntil(said: string): number | null {
  const [, day, time] = HOLD_SHAPE.exec(said) ?? [];
  return day ? momentIn(`${day}T${time}`) : null;
}

/** Reported stops of a truck; an earlier departure report corrects the end. */
function holdsOf(past: readonly Report[], unit: number | null): Hold[] {
  const holds: Hold[] = [];
  for (const { event, note, at } of past) {
    const isIts = event === PASSED && note !== null && (unit === null || unitIn(note) === unit);
    const [from, to] = [momentIn(at), isIts ? heldUntil(wordsIn(note)) : null];
    if (!isIts || from === null || to === null || !HOLDING.some((place) => isReportOf(placeIn(note), place))) continue;
    const last = holds.at(-1);
    if (last && from < last.to) last.to = to;
    else holds.push({ from, to });
  }
  return holds;
}

/** Arrivals of a truck at each stop, by the planning rule. A shared truck is delayed by its reported stops. */
function arrivalsOfTruck({ form, quote }: TruckSnapshot, past: readonly Report[], unit: number | null): number[] {
  const holds = holdsOf(past, unit);
  if (partIn(quote)) {
    const held = holds.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0);
    return [momentIn(quote.offer.leavesAt ?? '') ?? 0, (momentIn(quote.offer.arrivesAt ?? '') ?? 0) + held];
  }
  const left = past.findLast(({ event }) => event === 'departed');
  return tripOf(form, quote, holds.length === 0 ? {} : { leftAt: momentIn(left?.at ?? '') ?? 0, holds }).arrivals;
}

export function arrivalsNow(order: TruckSnapshot, past: readonly Report[]): number[] {
  const trucks = trucksIn(order.form) ?? 1;
  const isHeld = trucks > 1 && holdsOf(past, null).length > 0;
  const units = isHeld ? Array.from({ length: trucks }, (_, at) => at + 1) : [null];
  const all = units.map((unit) => arrivalsOfTruck(order, past, unit));
  return (all[0] ?? []).map((_, stop) => Math.max(...all.map((arrivals) => arrivals[stop] ?? 0)));
}

type Adds = NonNullable<Way<TruckForm, TruckQuote>['adds']>;

/** A road stop gives its end, from which the new arrival follows. */
const delays: Adds = (order, pass, said, { past, now }) => {
  if (!HOLDING.some((place) => isReportOf(placeIn(pass.place), place))) return null;
  const until = heldUntil(said);
  if (until === null || until <= now || until > now + MOST_DAYS * DAY_MS) return { wrong: HOLD_MESSAGE };
  const unit = pass.unit ?? null;
  const report = { event: PASSED, note: reportOf(pass.place, said), at: isoOf(now) };
  const [before, after] = [past, [...past, report]].map((told) => arrivalsOfTruck(order, told, unit).at(-1) ?? 0);
  const comes = saidTime(isoOf(after ?? 0));
  return { note: before === after ? `预计仍于 ${comes} 到达` : `预计到达改为 ${comes}` };
};

/** Pieces that a receiver has counted are held against those of the order. */
function counted({ form, quote }: TruckSnapshot, place: string, said: string): ReturnType<Adds> {
  const stop = furtherOf(quote).findIndex((one, at) => place === `${stopNamed(one, at)}${COUNTED}`);
  const ordered = piecesAt(form, quote, stop === -1 ? -1 : stop + 1);
  return ordered === null ? null : countAgainst(said, ordered);
}

/** New arrival or shortage that the words of a report entail. */
export const truckAdds: Adds = (order, pass, said, so) =>
  pass.place.endsWith(COUNTED) ? counted(order, pass.place, said) : delays(order, pass, said, so);
