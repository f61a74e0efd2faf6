import { judgeGoodsTogether } from '../../../../../domain/modes/truck/beside';
import { besidePackages } from '../../../../../domain/modes/truck/excepted';
import { GENERAL, isLittle, smallQuantities, type TruckRow } from '../../../../../domain/modes/truck/cargo';
import { BESIDE, type TruckFinding } from '../../../../../domain/modes/truck/finding';
import { besideKg } from '../../../../../domain/modes/truck/limited';
import {
  partArrivalTime,
  hubClosingTime,
  partOfferId,
  partVehicle,
  type PartDeparture,
} from '../../../../../domain/modes/truck/part-departures';
import type { Festival } from '../../../../../domain/modes/truck/holidays';
import { lineCarrier } from '../../../../../domain/modes/truck/part-lines';
import { roomAmounts, readRoom } from '../../../../../domain/modes/truck/part-room';
import { partFindings, type PartAskedOf } from '../../../../../domain/modes/truck/rules-of-part';
import { findRoadCity } from '../../../../../domain/modes/truck/trip';
import type { Amount } from '../../../../../domain/offer/measure';
import type { Day } from '../../../../../domain/values/days';
import { toIso } from '../../../../../domain/values/moments';
import type { Turn } from '../../../../world/takings/turns';
import type { HeldNow, PlacementRefusal, Placement } from '../../mode';
import { aboardNow, sellableCapacity, type Aboard, type PutAboard } from './aboard';

/** Goods on a shared truck; weight and volume are null until given. */
export type PartLoad = {
  rows: readonly TruckRow[];
  kg: number | null;
  m3: number | null;
  inhibitorUntil: Day | null;
  festivals: readonly Festival[];
};

const partMarket = ({ line }: Pick<PartDeparture, 'line'>): string => line.id;

const requireCity = (code: string) => {
  const city = findRoadCity(code);
  if (!city) throw new Error(`no line runs to ${code}`);
  return city;
};

export const besideAboard = (row: TruckRow, { packages, limitedKg }: Aboard): TruckRow => ({
  ...row,
  limited: besideKg(row.limited, limitedKg),
  excepted: besidePackages(row.excepted, packages),
});

function askedAboard(departure: PartDeparture, load: PartLoad, aboard: Aboard): PartAskedOf {
  const { line } = departure;
  const rows = load.rows.map((row) => besideAboard(row, aboard));
  return {
    ...load,
    rows,
    carrier: { ...lineCarrier(line), isClean: false },
    vehicle: partVehicle(departure),
    liquid: null,
    box: null,
    sections: null,
    stops: [
      { city: requireCity(line.from), at: hubClosingTime(departure), opens: null, until: null },
      { city: requireCity(line.to), at: partArrivalTime(departure), opens: null, until: null },
    ],
    loadsWithin: 0,
    hasNight: false,
    setC: null,
    beside: judgeGoodsTogether(rows, aboard.goods),
    left: readRoom(aboard.left),
  };
}

/** Findings of a departure, the same for lists and submissions. */
export const findingsAboard = (departure: PartDeparture, load: PartLoad, aboard: Aboard): TruckFinding[] =>
  partFindings(askedAboard(departure, load, aboard));

const about = (departure: PartDeparture) => ({
  stockId: partOfferId(departure),
  market: partMarket(departure),
  untilAt: toIso(hubClosingTime(departure)),
});

/** A shared truck is looked into only while holding its turn. */
export const departureTurn = (departure: PartDeparture): Turn => about(departure);

const CLASHES: readonly string[] = [...BESIDE, 'truckEqPackages'];
const isClash = ({ level, code }: TruckFinding): boolean => level === 'BLOCK' && CLASHES.includes(code);

const isShort = (needs: readonly Amount[], left: readonly Amount[]): boolean =>
  needs.some(({ measure, amount }) => amount > (left.find((one) => one.measure === measure)?.amount ?? 0));

/**
 * Place on a shared truck; the caller holds its turn. The later of two incompatible orders is refused, with that reason
 * even if there is no room: a smaller load would not help.
 */
export function placeAboard(departure: PartDeparture, load: PartLoad, held: HeldNow): Placement | PlacementRefusal {
  const aboard = aboardNow(departure, held);
  const findings = findingsAboard(departure, load, aboard);
  const needs = roomAmounts(load.kg, load.m3);
  if (findings.some(isClash)) return { refused: 'boxClash' };
  if (isShort(needs, aboard.left)) return { refused: 'roomShort', room: { needs, left: aboard.left } };
  const excepted = load.rows.find((row) => row.excepted?.fit.kind === 'fits')?.excepted;
  const limited = smallQuantities(load.rows);
  const body: PutAboard = {
    goods: load.rows.map((row) => ({ ...(row.isDanger ? row.apart : GENERAL), isLimited: isLittle(row) })),
    ...(excepted && { packages: excepted.packages }),
    ...(limited.hasLimited && { limitedKg: limited.kg }),
  };
  const most = sellableCapacity(departure);
  return {
    findings,
    kept: [{ stockId: about(departure).stockId, body, fromDay: null, toDay: null }],
    takings: needs.map(({ measure, amount }) => ({
      ...about(departure),
      measure,
      amount,
      most: most.find((one) => one.measure === measure)?.amount ?? 0,
    })),
  };
}
