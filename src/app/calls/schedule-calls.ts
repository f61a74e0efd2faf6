import type { Offer } from '../../../domain/offer/offer';
import { findOptionsVia } from '../../effects/booking/find-options';
import { nameSearchVia } from '../../effects/booking/name-search';
import type { Gateway } from '../../effects/gateway/gateway';
import { loadScheduleVia, othersOfScheduleVia, type Schedule } from '../../effects/market/load-schedule';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/locked-price';
import { loadGoodsVia } from '../../effects/orders/load-goods';

export function scheduleCallsOver<TAsked, TOffer extends Offer, TSearch extends object>(
  gateway: Gateway,
  schedule: Schedule<TAsked, TOffer, TSearch>,
) {
  return {
    findOptions: findOptionsVia(gateway),
    nameSearch: nameSearchVia(gateway),
    loadGoods: loadGoodsVia(gateway),
    loadOffers: loadScheduleVia(gateway, schedule),
    lockPrice: lockPriceVia(gateway, schedule.quote),
    recallQuote: recallQuoteVia(gateway),
    findAlternatives: othersOfScheduleVia(gateway, schedule),
  };
}
