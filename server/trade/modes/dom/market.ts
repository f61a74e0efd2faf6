import type { DomDetail } from '../../../../domain/modes/dom/detail';
import type { DomForm } from '../../../../domain/modes/dom/form';
import { LOOPS } from '../../../../domain/modes/dom/loops';
import { homePort } from '../../../../domain/modes/dom/ports';
import type { DomQuote } from '../../../../domain/modes/dom/quote';
import type { DomSearch } from '../../../../domain/modes/dom/search';
import { type Day, daysToWeeks } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { ModeMarket } from '../market';
import { endPlaces, PORT_PLACES } from '../places';
import { domAnswering } from './answering';
import { CARRIERS } from './carriers';
import { departuresBetween } from './departures';
import { readLoads } from '../../../../domain/modes/dom/reading';
import { buildCarriedGoods, type CarriedOrder } from '../../../../domain/order/drafts/beside';

const domCarrying = (form: DomForm): CarriedOrder => ({
  goods: form.goods.map((row) => buildCarriedGoods('PACKS', row)),
  boxedKg: (readLoads(form) ?? []).reduce((sum, { kg, count }) => sum + kg * count, 0),
  fetched: form.fromCity === '' ? null : { city: form.fromCity, at: parseMoment(form.loadFrom) },
});

function runs(from: Day, days: number) {
  const calls = [...new Set(LOOPS.flatMap((loop) => loop.calls.map(({ code }) => code)))];
  const end = (code: string) => ({ code, nameCn: homePort(code)?.nameCn ?? '', nameEn: '' });
  return calls.flatMap((org) =>
    calls.flatMap((dst) =>
      departuresBetween(org, dst, from, daysToWeeks(days)).map(({ carrier, leavesAt, arrivesAt }) => ({
        org: end(org),
        dst: end(dst),
        supplier: carrier,
        leavesAt: toIso(leavesAt),
        arrivesAt: toIso(arrivesAt),
        detail: { legs: [] },
      })),
    ),
  );
}

export const domMarket = {
  passing: {
    name: '内贸水运',
    places: PORT_PLACES,
    carriers: endPlaces(CARRIERS),
    own: ({ legs }) => ({ places: legs.map(({ dst }) => dst), carriers: legs.map(({ carrier }) => carrier) }),
  },
  vehicle: ({ legs: [first] }) => (first ? `${first.vessel} ${first.voyage}` : ''),
  runs,
  answers: domAnswering,
  carries: domCarrying,
  bare: (detail) => (detail.beside ? { ...detail, beside: undefined } : detail),
} satisfies ModeMarket<DomForm, DomQuote, DomSearch, DomDetail>;
