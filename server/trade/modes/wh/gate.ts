import type { GateCapacity } from '../../../../domain/modes/wh/gate';
import type { WhForm } from '../../../../domain/modes/wh/form';
import { GATE_HOURS, gateClosing } from '../../../../domain/modes/wh/stay';
import { truckDay } from '../../../../domain/modes/wh/trucks';
import { daysAfter, type Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { dayInName } from '../../../base/day-in-name';
import { seededShare } from '../../offers/seeded';
import type { HeldNow, Taking } from '../mode';
import { MARKET, type KeptRoom } from './rooms';

const TRUCKS = { Y: 3, N: 6 } as const;
const STRANGERS_SHARE = 0.9;

type Kind = keyof typeof TRUCKS;

/** Gate hours are shared by all rooms of a store. */
const slotId = ({ store }: Pick<KeptRoom, 'store'>, day: Day, hour: string, kind: Kind): string =>
  `W-${store.code}-${dayInName(day)}-${hour.padStart(2, '0')}-${kind}`;

/** Simulated customers take part of every hour. */
const mostGateTrucks = (stockId: string, kind: Kind): number =>
  TRUCKS[kind] - Math.floor(TRUCKS[kind] * STRANGERS_SHARE * seededShare(stockId));

export function gateHourTaking({ kept, kind }: { kept: KeptRoom; kind: Kind }, day: Day, hour: string): Taking {
  const stockId = slotId(kept, day, hour, kind);
  return {
    stockId,
    measure: 'TRUCK',
    market: MARKET,
    amount: 1,
    most: mostGateTrucks(stockId, kind),
    untilAt: toIso(gateClosing(day)),
  };
}

export function gateTakings(kept: KeptRoom, form: WhForm): Taking[] {
  const hours = form.inbound.map((row) => gateHourTaking({ kept, kind: form.isDanger }, truckDay(row, form), row.slot));
  const all = new Map(hours.map((one) => [one.stockId, one]));
  return [...all.values()].map((one) => ({
    ...one,
    amount: hours.filter(({ stockId }) => stockId === one.stockId).length,
  }));
}

type GateQuery = { kept: KeptRoom; kind: Kind; from: Day; days: number };

export const gateCapacity = (
  { kept, kind, from, days }: GateQuery,
  { taken }: Pick<HeldNow, 'taken'>,
): GateCapacity => ({
  from,
  hours: Array.from({ length: days }, (_, after) =>
    GATE_HOURS.map((hour) => {
      const stockId = slotId(kept, daysAfter(from, after), String(hour), kind);
      return Math.max(0, mostGateTrucks(stockId, kind) - taken(stockId, 'TRUCK'));
    }),
  ),
});
