import { GENERAL, type TruckRow } from '../../../../domain/modes/truck/cargo';
import { roadCarrier } from '../../../../domain/modes/truck/carriers';
import type { TruckFinding } from '../../../../domain/modes/truck/finding';
import { hubClosesAt, partIdOf, type PartDeparture } from '../../../../domain/modes/truck/part-departures';
import { partFindings } from '../../../../domain/modes/truck/rules-of-part';
import { isoOf } from '../../../../domain/values/moments';
import type { Turn } from '../../../takings/turns';
import type { HeldNow, NotPlaced, Placed } from '../../mode';
import { aboardNow, sellableOn, type Aboard, type PutAboard } from './aboard';

/** Goods of an order as they share a truck; weight and room are null while nobody has said them. */
export type PartLoad = { rows: readonly TruckRow[]; kg: number | null; m3: number | null };

export const partMarketOf = ({ line }: PartDeparture): string => line.id;

const KG = 1000;

/** What a departure says to goods, with everybody who is aboard now: the same for a list and a submission. */
export function findingsAboard({ line }: PartDeparture, load: PartLoad, { goods, left }: Aboard): TruckFinding[] {
  const carrier = roadCarrier(line.carrier);
  if (!carrier) throw new Error(`nobody drives ${line.id}`);
  return partFindings({
    carrier: { ...carrier, isClean: false },
    ...load,
    hubs: [line.from, line.to],
    aboard: goods,
    left: { kg: left.grams / KG, m3: left.litres / KG },
  });
}

const about = (departure: PartDeparture) => ({
  stockId: partIdOf(departure),
  market: partMarketOf(departure),
  untilAt: isoOf(hubClosesAt(departure)),
});

/** Whoever looks into a truck that others share waits for its turn. */
export const turnOf = (departure: PartDeparture): Turn => about(departure);

const amountsOf = ({ kg, m3 }: PartLoad) => ({
  grams: Math.ceil(Math.round((kg ?? 0) * KG * 1000) / 1000),
  litres: Math.ceil(Math.round((m3 ?? 0) * KG * 1000) / 1000),
});

/** A place aboard, whose turn the caller holds: of two that clash the second is refused, whichever came first. */
export function placeAboard(departure: PartDeparture, load: PartLoad, held: HeldNow): Placed | NotPlaced {
  const now = aboardNow(departure, held);
  const findings = findingsAboard(departure, load, now);
  const { grams, litres } = amountsOf(load);
  if (grams > now.left.grams || litres > now.left.litres)
    return {
      refused: 'roomShort',
      room: {
        needs: [
          { measure: 'G', amount: grams },
          { measure: 'L', amount: litres },
        ],
        left: [
          { measure: 'G', amount: now.left.grams },
          { measure: 'L', amount: now.left.litres },
        ],
      },
    };
  if (findings.some(({ level }) => level === 'BLOCK')) return { refused: 'boxClash' };
  const most = sellableOn(departure);
  const { stockId } = about(departure);
  const body: PutAboard = {
    goods: load.rows.map(({ isDanger, isLimited, apart }) => ({ ...(isDanger ? apart : GENERAL), isLimited })),
  };
  return {
    findings,
    kept: [{ stockId, body, fromDay: null, toDay: null }],
    takings: [
      { ...about(departure), measure: 'G', amount: grams, most: most.grams },
      { ...about(departure), measure: 'L', amount: litres, most: most.litres },
    ],
  };
}
