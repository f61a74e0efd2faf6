import type { RequestOf } from '../contract/endpoint';
import { searchNames } from '../contract/search-names';
import { MODES } from '../domain/modes';
import { searchGoods } from './dangerous-goods/library';
import type { Route } from './http/route';
import { serve } from './http/serve';
import { validate } from './http/validate';
import { portsOf } from './ports/catalogue';
import type { Answerers } from './site/results-pages';

type Asked = RequestOf<typeof searchNames>;

/** The substance an address means: of those with its number the one with its name, before any other. */
function goodsOf({ unNo, goods, isDanger }: Asked) {
  const keyword = unNo ?? goods;
  if (keyword === undefined) return null;
  const fitting = searchGoods(keyword)
    .map(({ item }) => item)
    .filter((one) => (unNo === undefined || one.unNo === unNo) && (one.unNo !== null) === (isDanger === 'Y'));
  const found = fitting.find(({ nameCn }) => nameCn === goods) ?? (unNo === undefined ? undefined : fitting[0]);
  if (!found) return null;
  const { goodsId, nameCn, nameEn, casNo, hazardClass, subRisks, packingGroup } = found;
  return { goodsId, unNo: found.unNo, nameCn, nameEn, casNo, hazardClass, subRisks: [...subRisks], packingGroup };
}

/** The codes of an address, with the names people know them by. What nobody knows is left open. */
export function namesOf(asked: Asked) {
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
