import type { RequestOf } from '../../contract/wire/endpoint';
import { searchNames } from '../../contract/world/search-names';
import { MODES } from '../../domain/mode-ids';
import { searchGoods } from './dangerous-goods/library';
import type { Route } from '../base/http/route';
import { serve } from '../base/http/serve';
import { validate } from '../base/http/validate';
import { listPorts } from './ports/catalogue';
import type { Answerers } from '../base/site/results-pages';

type NameRequest = RequestOf<typeof searchNames>;

/** Substance of an address: entries of its number with its name first. */
function findMeantGoods({ unNo, goods, group, isDanger }: NameRequest) {
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
