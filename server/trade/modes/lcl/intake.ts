import { amendableRows, amendedForm, readAmounts } from '../../../../domain/modes/lcl/amended';
import { lclCutoffs } from '../../../../domain/modes/lcl/cutoffs';
import type { LclDetail } from '../../../../domain/modes/lcl/detail';
import type { LclForm } from '../../../../domain/modes/lcl/form';
import { priceMeasured } from '../../../../domain/modes/lcl/measured';
import type { LclQuote } from '../../../../domain/modes/lcl/quote';
import { boxLoad, revenueTons } from '../../../../domain/modes/lcl/tons';
import { firstDeadline, type Cutoff } from '../../../../domain/offer/cutoffs';
import type { Amounts } from '../../../../domain/order/on-site/measured';
import { daysAfter } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import type { Intake, Onward } from '../after/measure';
import type { HeldNow, Snapshot } from '../mode';
import { listDepartures, type Departure } from './departures';
import { isOpen, toPublicBox, buildWeek, WEEKS_AHEAD, type PlaceRequest, type Week } from './fit';
import { quotedDeparture, toPlace } from './ordered';
import { inBox, stockTurns } from './place';

type LclSnapshot = Snapshot<LclForm, LclQuote>;

const closingMoment = (cutoffs: readonly Cutoff[]): string | null =>
  cutoffs.find(({ code }) => code === 'CFS_CLOSE')?.at ?? null;

function placing({ form, quote }: LclSnapshot, came: Amounts | null): PlaceRequest {
  const ours = toPlace(form, quote);
  return came === null ? ours : { ...ours, load: boxLoad(revenueTons([came], form.stackable !== 'N', quote.rates)) };
}

function laterThan({ quote }: LclSnapshot): readonly Departure[] {
  const { service, day } = quotedDeparture(quote);
  return listDepartures(service, daysAfter(day, 1), WEEKS_AHEAD);
}

function onwardDetail(
  week: Week,
  { quote: { offer } }: LclSnapshot,
  ours: PlaceRequest,
  held: HeldNow,
): Onward<LclDetail> | null {
  const at = 'box' in week.placing ? week.placing.box : null;
  const box = at === null ? undefined : week.boxes[at];
  if (at === null || !box) return null;
  const { offerId, leavesAt, arrivesAt } = week.departure;
  const cutoffs = lclCutoffs(leavesAt, ours.cargo);
  const boxes = week.boxes.map((one) => toPublicBox(one, false, ours));
  return {
    offer: {
      ...offer,
      offerId,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      cutoffs,
      closesAt: firstDeadline(cutoffs),
      detail: { ...offer.detail, boxes, box: at, nextFit: null },
    },
    placed: inBox(week.departure, box, ours, held),
    answerBy: closingMoment(cutoffs) ?? toIso(leavesAt),
  };
}

function later(order: LclSnapshot, came: Amounts, held: HeldNow): Onward<LclDetail>[] {
  const ours = placing(order, came);
  return laterThan(order)
    .map((departure) => buildWeek(departure, ours, held))
    .filter(isOpen)
    .flatMap((week) => onwardDetail(week, order, ours, held) ?? []);
}

export const lclIntake: Intake<LclForm, LclQuote, LclDetail> = {
  amendUntil: ({ quote: { offer } }) => closingMoment(offer.cutoffs),
  rows: ({ form, booked }) => amendableRows(form, booked ?? readAmounts(form)),
  amended: (order, amounts) => amendedForm(order.form, lclIntake.rows(order), amounts),
  weighed: priceMeasured,
  turns: ({ form, quote }) => stockTurns(quotedDeparture(quote), toPlace(form, quote)),
  laterTurns: (order) => laterThan(order).flatMap((one) => stockTurns(one, toPlace(order.form, order.quote))),
  stay(order, came, held) {
    const ours = placing(order, came);
    const { departure, boxes } = buildWeek(quotedDeparture(order.quote), ours, held);
    const box = boxes.find(({ stockId }) => order.takings.some((taking) => taking.stockId === stockId));
    const fits = box !== undefined && box.room.grams >= ours.load.grams && box.room.litres >= ours.load.litres;
    return fits ? inBox(departure, box, ours, held) : null;
  },
  later,
};
