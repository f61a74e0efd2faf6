import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { boxFindings } from '../../../../domain/modes/lcl/box-findings';
import { found, type LclFinding } from '../../../../domain/modes/lcl/finding';
import type { PublicBox, LclDetail } from '../../../../domain/modes/lcl/detail';
import {
  levelBeside,
  chooseBox,
  type Load,
  type BoxPlacing,
  type StowedGoods,
} from '../../../../domain/modes/lcl/shared-box';
import type { Cargo } from '../../../../domain/modes/lcl/rates';
import type { Day } from '../../../../domain/values/days';
import { boxesNow, type BoxNow, type BoxWorld } from './boxes-now';
import { listDepartures, type Departure } from './departures';
import { lastingFacts } from './lasting';
import type { Service } from './services';
import type { World } from './world';

export const WEEKS_AHEAD = 10;
const WEEKS_SHARED = 8;

export type PlaceRequest = { cargo: Cargo; stowed: readonly StowedGoods[]; load: Load };

const isFree = (placing: BoxPlacing): boolean =>
  'level' in placing && (placing.level === 'PASS' || placing.level === 'PASS_CHECK_DGL');

const boxClasses = ({ inside }: BoxNow): HazardClass[] =>
  [...new Set(inside.map(({ hazardClass }) => hazardClass))]
    .flatMap((one) => (one ? [one as HazardClass] : []))
    .toSorted();

const cubicMetres = (litres: number): number => Math.max(litres, 0) / 1000;

export const toPublicBox = (box: BoxNow, isFull: boolean, { stowed, load }: PlaceRequest): PublicBox => {
  const hasRoom = !isFull && box.room.litres >= load.litres && box.room.grams >= load.grams;
  return {
    classes: boxClasses(box),
    level: hasRoom ? levelBeside(stowed, box.inside) : null,
    leftM3: isFull ? 0 : cubicMetres(box.room.litres),
    leftKg: isFull ? 0 : Math.max(box.room.grams, 0) / 1000,
    mostM3: cubicMetres(box.most.litres),
  };
};

export type Fit = Pick<LclDetail, 'boxes' | 'box' | 'nextFit' | 'fitShare'> & {
  findings: LclFinding[];
  isSoldOut: boolean;
};

export type Week = { departure: Departure; boxes: BoxNow[]; placing: BoxPlacing };

export function buildWeek(departure: Departure, ours: PlaceRequest, held: BoxWorld): Week {
  const boxes = boxesNow(departure, ours.cargo, held);
  return { departure, boxes, placing: chooseBox(boxes, ours.stowed, ours.load) };
}

export const listWeeks = (service: Service, from: Day, weeks: number, ours: PlaceRequest, held: BoxWorld): Week[] =>
  listDepartures(service, from, weeks + WEEKS_AHEAD).map((departure) => buildWeek(departure, ours, held));

export const isOpen = ({ departure: { isFull, hasTariff }, placing }: Week): boolean =>
  !isFull && hasTariff && isFree(placing);

/** Fit of goods in the first week; later weeks are alternatives unless closed. */
export function judgeFit(
  [week, ...later]: readonly [Week, ...Week[]],
  ours: PlaceRequest,
  { now, isShut }: Pick<World, 'now' | 'isShut'>,
): Fit {
  const { departure, boxes, placing } = week;
  const { isFull } = departure;
  const isReached = (one: Week): boolean => {
    const { said, shed, closesAt } = lastingFacts(one.departure, ours.cargo);
    return now <= closesAt && !isShut({ ...said, detail: { via: null, shed } });
  };
  const next = later.slice(0, WEEKS_AHEAD).find((one) => isOpen(one) && isReached(one))?.departure;
  const detail = {
    boxes: boxes.map((box) => toPublicBox(box, isFull, ours)),
    box: !isFull && 'box' in placing ? placing.box : null,
    nextFit: next ? { day: next.day, offerId: next.offerId } : null,
  };
  const shared = [week, ...later]
    .slice(0, WEEKS_SHARED)
    .filter((one) => !one.departure.isFull && isFree(one.placing) && isReached(one)).length;
  const isSoldOut = isFull || ('refused' in placing && placing.refused === 'soldOut');
  const told = ours.cargo === 'danger' ? boxFindings(detail) : [];
  return {
    ...detail,
    isSoldOut,
    fitShare: [shared, WEEKS_SHARED],
    findings: isSoldOut ? [found('PASS', 'lclBoxFull', next ? { day: next.day } : {})] : told,
  };
}
