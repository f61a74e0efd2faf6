import { fitStart, FITTED_A_DAY, freeDay } from '../../../../domain/modes/flexi/fitting';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import { bagsIn, loadedIn } from '../../../../domain/modes/flexi/reading';
import { isoOf } from '../../../../domain/values/moments';
import { findDeparture } from '../../sea/timetable';
import type { Turn } from '../../../world/takings/turns';
import type { HeldNow, PlacementRefusal, Placement, Taking } from '../mode';
import { fittingOf, marketOf } from './fitting';

/** Orders are judged before this runs, so the count exists. */
export function countOf(form: FlexiForm): number {
  const bags = bagsIn(form);
  if (bags === null) throw new Error('an order says how many bags');
  return bags;
}

export function loadOf(form: FlexiForm) {
  const loaded = loadedIn(form);
  if (!loaded) throw new Error('an order says how full its bags are');
  return loaded;
}

export const fittedAt = ({ fitDay, fitWindow }: FlexiForm): number => fitStart(fitDay, fitWindow);

const cityOf = ({ search }: FlexiQuote): string => search.orgPortCode;

/** A fitting day uses a turn, so that latecomers can be shown another day. */
function dayOf(form: FlexiForm, quote: FlexiQuote): Taking {
  const city = cityOf(quote);
  return {
    stockId: fittingOf(city, form.fitDay),
    measure: 'TEAM',
    market: marketOf(city),
    amount: countOf(form),
    most: FITTED_A_DAY,
    untilAt: isoOf(fittedAt(form)),
  };
}

function boxesOf(form: FlexiForm, { offer }: FlexiQuote): Taking {
  const departure = findDeparture(offer.detail.sailingId);
  return {
    stockId: offer.detail.sailingId,
    measure: 'BOX',
    market: departure?.lane.key ?? '',
    amount: countOf(form),
    most: departure?.slots ?? 0,
    untilAt: isoOf(departure?.etd ?? 0),
  };
}

export function turnsOf(form: FlexiForm, quote: FlexiQuote): Turn[] {
  const { stockId, market, untilAt } = dayOf(form, quote);
  return [{ stockId, market, untilAt }];
}

export function placeOn(form: FlexiForm, quote: FlexiQuote, { taken }: HeldNow): Placement | PlacementRefusal {
  const day = dayOf(form, quote);
  if (taken(day.stockId, 'TEAM') + day.amount > day.most) {
    const others = quote.offer.detail.fitting.days.filter((one) => one.day !== form.fitDay);
    const nextDay = freeDay(others, day.amount, form.fitDay) ?? freeDay(others, day.amount);
    return { refused: 'dayFull', nextDay };
  }
  return { findings: [], kept: [], takings: [day, boxesOf(form, quote)] };
}
