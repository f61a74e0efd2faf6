import type { DomOffer } from '../../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { momentIn } from '../../../../domain/values/moments';
import { othersThan, timetableOf } from '../timetable';
import { besideOf } from './beside';
import { offersFor, type World } from './offers';

export function searchDom(search: DomSearch, world: World) {
  const [first, ...others] = offersFor(search, world);
  const beside = first ? besideOf(search, world) : [];
  const told = first && beside.length > 0 ? { ...first, detail: { ...first.detail, beside } } : first;
  const offers = told ? [told, ...others] : [];
  return timetableOf(offers, world.now, 'totalYuan');
}

export function alternativesTo(search: DomSearch, offerId: string, world: World): DomOffer[] {
  const offers = offersFor(search, world);
  const missed = momentIn(offers.find((offer) => offer.offerId === offerId)?.leavesAt ?? '') ?? world.now;
  return othersThan(offerId, offers, ({ leavesAt }) => Math.abs((momentIn(leavesAt) ?? 0) - missed));
}
