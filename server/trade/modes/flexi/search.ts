import type { OtherPackagings } from '../../../../domain/modes/flexi/detail';
import { perTon } from '../../../../domain/modes/flexi/per-ton';
import type { FlexiOffer } from '../../../../domain/modes/flexi/quote';
import type { FlexiSearch } from '../../../../domain/modes/flexi/search';
import type { SailingDay } from '../../../../domain/offer/sailing';
import { MOST_BOXES } from '../../../../domain/offer/search';
import { dayAt, daysAfter } from '../../../../domain/values/days';
import type { Money } from '../../../../domain/values/money';
import { stripOfOffers } from '../../offers/strip';
import type { Sea } from '../../sea/sea';
import type { World } from '../mode';
import { buildQuestionFacts, type FlexiQuestionFacts } from './asked';
import { sailingFacts, buildOffer, type FlexiPricedOffer } from './offers';
import { findSupplier, SUPPLIERS } from './suppliers';

const DAYS = 21;
/** Drums of 200 l per 20 ft box by litres, and by weight. */
const DRUMS_LITRES = 16_000;
const DRUMS_KG = 21_700;
const DAYS_LISTED = 3;

const sailingSearch = ({ orgPortCode, dstPortCode }: FlexiSearch, bags: number) => ({
  orgPortCode,
  dstPortCode,
  isDanger: 'N' as const,
  boxes: [{ type: '20GP' as const, count: bags }],
});

/** Price without the drums themselves. */
function drumsPerTon(search: FlexiSearch, { load: { plan } }: FlexiQuestionFacts, { priceOf }: World): Money | null {
  const [litres, kg] = [plan.bags * plan.litres, plan.bags * plan.kg];
  const boxes = Math.max(Math.ceil(litres / DRUMS_LITRES), Math.ceil(kg / DRUMS_KG));
  return boxes > MOST_BOXES ? null : perTon(priceOf('FCL', sailingSearch(search, boxes)), kg);
}

/** Tank price for the same liquid, with default options. */
function tanksPerTon(
  search: FlexiSearch,
  { load: { plan, loadTemp } }: FlexiQuestionFacts,
  { priceOf }: World,
): Money | null {
  const { orgPortCode, dstPortCode, goods, food, etd } = search;
  const kg = plan.bags * plan.kg;
  const asked = {
    orgPortCode,
    dstPortCode,
    goods,
    etd,
    isDanger: 'N',
    unNo: null,
    group: null,
    tons: kg / 1000,
    loadC: loadTemp,
    hotC: null,
    d15: null,
    d50: null,
    heating: 'N',
    last: 'CLEANED',
    isCleaned: true,
    isFood: food === 'Y',
  };
  return perTon(priceOf('TANK', asked), kg);
}

const comparePrices = (search: FlexiSearch, asked: FlexiQuestionFacts, world: World): OtherPackagings => ({
  drums: drumsPerTon(search, asked, world),
  tanks: tanksPerTon(search, asked, world),
});

/** Only lines that accept the weight; the others are shown once beside the bag. */
const isTaken = ({ detail }: FlexiOffer): boolean => detail.mostKg === null || detail.kg <= detail.mostKg;

const listed = ({ detail, ...offer }: FlexiOffer): FlexiOffer => {
  const days = detail.fitting.days.filter(({ left }) => left >= detail.bags).slice(0, DAYS_LISTED);
  return { ...offer, detail: { ...detail, fitting: { ...detail.fitting, days } } };
};

export function searchFlexi(
  sea: Sea,
  search: FlexiSearch,
  world: World,
): { days: SailingDay[]; offers: FlexiOffer[]; until: number } {
  const asked = buildQuestionFacts(search);
  const tomorrow = daysAfter(dayAt(world.now), 1);
  const from = search.etd !== null && search.etd > tomorrow ? search.etd : tomorrow;
  const { sailings, until } = sea.sailings(
    { ...sailingSearch(search, asked?.load.plan.bags ?? 1), from, days: DAYS },
    world,
  );
  if (!asked) return { days: [], offers: [], until };
  const makers = SUPPLIERS.filter(({ cities }) => cities.includes(search.orgPortCode));
  if (makers.length === 0) return { days: [], offers: [], until };
  const others = comparePrices(search, asked, world);
  const offers = sailings.flatMap((sailing) => {
    const on = sailingFacts(sailing, world);
    return makers.flatMap((maker) => buildOffer(on, maker, asked, search, others)?.offer ?? []);
  });
  const taken = offers.filter(isTaken);
  return { days: stripOfOffers(taken), offers: taken.map(listed), until };
}

const OFFER_ID = /^FX-([A-Z]{4})-(.+)$/;

export function findOffer(sea: Sea, search: FlexiSearch, offerId: string, world: World): FlexiPricedOffer | null {
  const [, code = '', sailingId = ''] = OFFER_ID.exec(offerId) ?? [];
  const [supplier, asked] = [findSupplier(code), buildQuestionFacts(search)];
  if (!supplier?.cities.includes(search.orgPortCode) || !asked) return null;
  const sailing = sea.sailing(sailingSearch(search, asked.load.plan.bags), sailingId, world);
  return sailing
    ? buildOffer(sailingFacts(sailing, world), supplier, asked, search, comparePrices(search, asked, world))
    : null;
}

const MOST = 2;

export const findAlternatives = (sea: Sea, search: FlexiSearch, offerId: string, world: World): FlexiOffer[] =>
  searchFlexi(sea, { ...search, etd: null }, world)
    .offers.filter(
      ({ offerId: other, state, acceptance: { level } }) =>
        other !== offerId && state === 'OPEN' && level !== 'BLOCK' && level !== 'MANUAL',
    )
    .slice(0, MOST);
