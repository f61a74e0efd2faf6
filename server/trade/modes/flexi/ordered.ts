import { fitStart, FITTED_A_DAY, freeDay } from '../../../../domain/modes/flexi/fitting';
import type { FlexiForm } from '../../../../domain/modes/flexi/form';
import type { FlexiQuote } from '../../../../domain/modes/flexi/quote';
import { readBagCount, readLoaded } from '../../../../domain/modes/flexi/reading';
import { toIso } from '../../../../domain/values/moments';
import type { Sea } from '../../sea/sea';
import type { Turn } from '../../../world/takings/turns';
import type { HeldNow, PlacementRefusal, Placement, Taking } from '../mode';
import { fittingStockId, fittingMarket } from './fitting';

/** Orders are judged before this runs, so the count exists. */
export function requireBagCount(form: FlexiForm): number {
  const bags = readBagCount(form);
  if (bags === null) throw new Error('an order says how many bags');
  return bags;
}

export function requireLoaded(form: FlexiForm) {
  const loaded = readLoaded(form);
  if (!loaded) throw new Error('an order says how full its bags are');
  return loaded;
}

export const fittingMoment = ({ fitDay, fitWindow }: FlexiForm): number => fitStart(fitDay, fitWindow);

const loadingCity = ({ search }: FlexiQuote): string => search.orgPortCode;

/** A fitting day uses a turn, so that latecomers can be shown another day. */
function fittingTaking(form: FlexiForm, quote: FlexiQuote): Taking {
  const city = loadingCity(quote);
  return {
    stockId: fittingStockId(city, form.fitDay),
    measure: 'TEAM',
    market: fittingMarket(city),
    amount: requireBagCount(form),
    most: FITTED_A_DAY,
    untilAt: toIso(fittingMoment(form)),
  };
}

function boxTaking(sea: Sea, form: FlexiForm, { offer }: FlexiQuote): Taking {
  const departure = sea.departure(offer.detail.sailingId);
  return {
    stockId: offer.detail.sailingId,
    measure: 'BOX',
    market: departure?.lane.key ?? '',
    amount: requireBagCount(form),
    most: departure?.slots ?? 0,
    untilAt: toIso(departure?.etd ?? 0),
  };
}

export function stockTurns(form: FlexiForm, quote: FlexiQuote): Turn[] {
  const { stockId, market, untilAt } = fittingTaking(form, quote);
  return [{ stockId, market, untilAt }];
}

export const placeOrder =
  (sea: Sea) =>
  (form: FlexiForm, quote: FlexiQuote, { taken }: HeldNow): Placement | PlacementRefusal => {
    const day = fittingTaking(form, quote);
    if (taken(day.stockId, 'TEAM') + day.amount > day.most) {
      const others = quote.offer.detail.fitting.days.filter((one) => one.day !== form.fitDay);
      const nextDay = freeDay(others, day.amount, form.fitDay) ?? freeDay(others, day.amount);
      return { refused: 'dayFull', nextDay };
    }
    return { findings: [], kept: [], takings: [day, boxTaking(sea, form, quote)] };
  };
