import { FIRST_QUESTIONS } from '../../contract/gateway/first-questions';
import type { RequestOf } from '../../contract/wire/endpoint';
import { searchNames } from '../../contract/world/search-names';
import { BOOKING_MODES, MODES, type BookingMode } from '../../domain/mode-ids';
import { dropNotLocked, isJustNotLocked, NOT_LOCKED_WORD } from '../../domain/offer/not-locked';
import { readWords } from '../../domain/offer/address-words';
import { askedAddress } from '../../domain/offer/sailing-address';
import { sentWords } from '../../domain/offer/sent-settings';
import { BOX_TYPES } from '../../domain/offer/search';
import { routePath, type RouteName } from '../../domain/routes';
import { isDay } from '../../domain/values/days';
import { parseQuery } from '../../domain/values/query';
import { searchGoods } from './dangerous-goods/library';
import type { Route } from '../base/http/route';
import { serve } from '../base/http/serve';
import { validate } from '../base/http/validate';
import { listPorts } from './ports/catalogue';
import type { Answerers } from '../base/site/results-pages';

type NameRequest = RequestOf<typeof searchNames>;

/** Substance of an address: entries of its number with its name first. */
function findMeantGoods({ unNo, goods, group, isDanger }: Omit<NameRequest, 'mode'>) {
  const keyword = unNo ?? goods;
  if (keyword === undefined) return [];
  const fitting = searchGoods(keyword)
    .map(({ item }) => item)
    .filter((one) => (unNo === undefined || one.unNo === unNo) && (one.unNo !== null) === (isDanger === 'Y'));
  const called = fitting.filter(({ nameCn }) => nameCn === goods);
  const meant = called.length > 0 || unNo === undefined ? called : fitting;
  const grouped = meant.filter(({ packingGroup }) => packingGroup === group);
  return grouped.length > 0 ? grouped : meant;
}

/** Facts that differ between possible substances are left out. */
function meantGoodsFacts(asked: NameRequest) {
  const meant = findMeantGoods(asked);
  const [found] = meant;
  if (!found) return null;
  const agreed = <TKey extends keyof typeof found>(key: TKey) =>
    meant.every((one) => JSON.stringify(one[key]) === JSON.stringify(found[key])) ? found[key] : null;
  return {
    goodsId: agreed('goodsId') ?? '',
    unNo: found.unNo,
    nameCn: agreed('nameCn') ?? '',
    nameEn: agreed('nameEn') ?? '',
    casNo: agreed('casNo'),
    hazardClass: agreed('hazardClass'),
    subRisks: [...(agreed('subRisks') ?? [])],
    packingGroup: agreed('packingGroup'),
  };
}

function searchNamesFor(asked: NameRequest) {
  const places = listPorts(MODES[asked.mode].places ?? 'port');
  const placeOf = (code: string | undefined) => places.find((place) => place.code === code) ?? null;
  return { org: placeOf(asked.org), dst: placeOf(asked.dst), goods: meantGoodsFacts(asked) };
}

/** Names for pages with results, which show the search in words. */
export const namesAnswerer: Answerers = {
  [searchNames.path]: {
    stampsOf: async () => [],
    tell: async (payload) => ({ data: searchNamesFor(validate(searchNames.request, payload)), until: Infinity }),
  },
};

export const searchNamesRoutes = (): Route[] => [serve(searchNames, searchNamesFor)];

const NUMBER = /^(?:UN)?\s*(\d{4})$/i;
const LONGEST_TYPED = 60;

/** Code of a place typed as code, Chinese or English name, or pinyin; null if none or several are called so. */
function typedPlace(mode: BookingMode, text: string | undefined): string | null {
  const typed = text?.trim().toLowerCase() ?? '';
  const called = listPorts(MODES[mode].places ?? 'port').filter(({ code, nameCn, nameEn, pinyin }) =>
    [code, nameCn, nameEn, pinyin].some((name) => name.toLowerCase() === typed),
  );
  return called.length === 1 ? (called[0]?.code ?? null) : null;
}

/** A name of several numbers stays a name: the gateway picks no class. */
function typedGoods(text: string, isDanger: 'Y' | 'N') {
  const goods = text.trim().slice(0, LONGEST_TYPED);
  const typed = NUMBER.exec(goods)?.[1];
  if (typed !== undefined) return { unNo: typed, goods: null };
  const numbers = new Set(goods === '' ? [] : findMeantGoods({ goods, isDanger }).map(({ unNo }) => unNo));
  const [unNo = null] = numbers.size === 1 ? numbers : [];
  return { unNo, goods: goods === '' ? null : goods };
}

function settledAddress(route: RouteName, search: string): string | null {
  const words = FIRST_QUESTIONS[route] && sentWords(search);
  if (!words) return null;
  return `${routePath(route)}${readWords(`?${words.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`)}`;
}

/**
 * Address of a search that the bar sent as a plain form, without scripts: names become codes. Null for other addresses:
 * only the form has the word `danger`.
 */
function codedAddress(route: RouteName, search: string): string | null {
  const { danger, org, dst, goods = '', etd = '', boxType, boxes } = parseQuery(search);
  const mode = BOOKING_MODES.find((id) => MODES[id].routes.search === route);
  if (danger === undefined || mode === undefined) return null;
  const isDanger = danger === 'N' ? 'N' : 'Y';
  const type = BOX_TYPES.find((known) => known === boxType);
  return askedAddress(routePath(route), {
    org: typedPlace(mode, org),
    dst: typedPlace(mode, dst),
    isDanger,
    ...typedGoods(goods, isDanger),
    etd: isDay(etd) ? etd : null,
    ...(type && { boxType: type, boxes: Number(boxes) || 1 }),
  });
}

/** Address of a list without a reason that is no longer of this press; null for other addresses. */
function addressWithoutReason(route: RouteName, search: string, now: number): string | null {
  const word = parseQuery(search)[NOT_LOCKED_WORD];
  const isKept = word === undefined || !FIRST_QUESTIONS[route] || isJustNotLocked(word, now);
  return isKept ? null : `${routePath(route)}${dropNotLocked(search)}`;
}

/** Address to which the gateway leads on instead of answering this one; null if it stands. */
export const betterAddress = (route: RouteName, search: string, now: number): string | null =>
  codedAddress(route, search) ?? settledAddress(route, search) ?? addressWithoutReason(route, search, now);
