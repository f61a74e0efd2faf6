import type { RequestOf } from '../../contract/wire/endpoint';
import { searchNames } from '../../contract/world/search-names';
import { MODES } from '../../domain/mode-ids';
import { searchGoods } from './dangerous-goods/library';
import type { Route } from '../base/http/route';
import { serve } from '../base/http/serve';
import { validate } from '../base/http/validate';
import { portsOf } from './ports/catalogue';
import type { Answerers } from '../base/site/results-pages';

type NameRequest = RequestOf<typeof searchNames>;

/** The substance an address means: of those with its number the ones with its name, before any other. */
function meantBy({ unNo, goods, group, isDanger }: NameRequest) {
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

/** Where an address leaves open which of several it means, nothing is said in which they differ. */
function goodsOf(asked: NameRequest) {
  const meant = meantBy(asked);
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

/** The codes of an address, with the names people know them by. What nobody knows is left open. */
export function namesOf(asked: NameRequest) {
  const places = portsOf(MODES[asked.mode].places ?? 'port');
  const placeOf = (code: string | undefined) => places.find((place) => place.code === code) ?? null;
  return { org: placeOf(asked.org), dst: placeOf(asked.dst), goods: goodsOf(asked) };
}

/** For a page that brings its results: they stand below a question in words. */
export const namesAnswerer: Answerers = {
  [searchNames.path]: {
    stampsOf: async () => [],
    tell: async (payload) => ({ data: namesOf(validate(searchNames.request, payload)), until: Infinity }),
  },
};

export const searchNamesRoutes = (): Route[] => [serve(searchNames, namesOf)];
