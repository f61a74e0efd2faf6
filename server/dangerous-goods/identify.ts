import { numberIn, type Identifying, type Identity } from '../../domain/goods/identity';
import { goodsById, goodsOfNumber, LIBRARY, type Goods } from './library';
import { bare, callNames, isTelling } from './names';

const NAMES = new Map(LIBRARY.map((goods) => [goods, callNames(goods)]));
const namesOf = (goods: Goods): readonly string[] => NAMES.get(goods) ?? [];

/** Who bears a name, in the order of the library. */
function bearersBy(marksOf: (goods: Goods) => readonly string[]): (mark: string) => readonly Goods[] {
  const bearers = new Map<string, Goods[]>();
  for (const goods of LIBRARY)
    for (const mark of new Set(marksOf(goods))) bearers.set(mark, [...(bearers.get(mark) ?? []), goods]);
  return (mark) => bearers.get(mark) ?? [];
}

const byName = bearersBy(namesOf);
const byCas = bearersBy(({ casNo }) => (casNo === null ? [] : [casNo]));

const PLACES = new Map(LIBRARY.map((goods, at) => [goods, at]));
const placeOf = (goods: Goods): number => PLACES.get(goods) ?? 0;

const TELLING = new Map([...NAMES].map(([goods, names]) => [goods, names.filter(isTelling)]));
const tellingOf = (goods: Goods): readonly string[] => TELLING.get(goods) ?? [];

/** The first six figures are the same the world over. */
const HS_FIGURES = 6;
const hsIn = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s.]/g, '').slice(0, HS_FIGURES);

/** What was typed as it is compared: read once, as the whole library is held against it. */
type Said = { names: readonly string[]; casNo: string; hsCode: string };

const saidIn = ({ nameCn, nameEn, casNo, hsCode }: Identifying): Said => ({
  names: [nameCn, nameEn].map(bare).filter((name) => name.length >= 2),
  casNo: casNo.normalize('NFKC').trim(),
  hsCode: hsIn(hsCode),
});

const isDangerous = ({ unNo }: Goods): boolean => unNo !== null;
const isCalled = (goods: Goods, { names }: Said): boolean => names.some((name) => namesOf(goods).includes(name));
const isNumbered = (goods: Goods, { casNo }: Said): boolean => goods.casNo !== null && goods.casNo === casNo;

const resembles = (goods: Goods, { names, hsCode }: Said): boolean =>
  (goods.hsCode !== '' && goods.hsCode === hsCode) ||
  names.some((name) => tellingOf(goods).some((known) => name.includes(known)));

const known = (goods: readonly Goods[]): Identity<Goods> => ({ kind: 'known', goods });
const NOBODY: Identity<Goods> = { kind: 'nobody', goods: [] };

/** Goods that were declared as harmless: a name or a number of something dangerous says they are not. */
function amongHarmless(said: Said): Identity<Goods> {
  const called = [...new Set(said.names.flatMap(byName))].toSorted((one, other) => placeOf(one) - placeOf(other));
  const numbered = byCas(said.casNo);
  const dangerous = called.filter(isDangerous);
  const meant = dangerous.filter(({ technical }) => technical === null);
  if (meant.length > 0) return known(meant);
  // The same CAS number may stand for a solution that is harmless, where the name says so.
  const suspect = numbered.filter(isDangerous);
  const isHarmless = called.some((goods) => !isDangerous(goods));
  if (suspect.length > 0) return isHarmless ? { kind: 'unsure', goods: suspect } : known(suspect);
  // A collective name such as that of a cleaning agent is borne by much that is harmless.
  if (dangerous.length > 0) return { kind: 'unsure', goods: dangerous };
  const harmless = [...called, ...numbered];
  if (harmless.length > 0) return known(harmless);
  const alike = LIBRARY.filter((goods) => isDangerous(goods) && resembles(goods, said));
  return alike.length > 0 ? { kind: 'unsure', goods: alike } : NOBODY;
}

/** Of several entries of a number the one that what was declared leaves over. */
function narrowed(all: readonly Goods[], row: Identifying): readonly Goods[] {
  const byGroup = all.filter(({ packingGroup }) => row.packingGroup === (packingGroup ?? 'N'));
  const byClass = (byGroup.length > 0 ? byGroup : all).filter(({ hazardClass }) => row.hazardClass === hazardClass);
  const left = byClass.length > 0 ? byClass : byGroup.length > 0 ? byGroup : all;
  const said = saidIn(row);
  const named = left.filter((goods) => isCalled(goods, said) || isNumbered(goods, said));
  return named.length > 0 ? named : left;
}

function amongDangerous(row: Identifying): Identity<Goods> {
  const number = numberIn(row.unNo);
  const picked = goodsById(row.goodsId);
  if (picked?.unNo === number) return known([picked]);
  const all = number === null ? [] : goodsOfNumber(number);
  if (all.length === 0) return NOBODY;
  const left = narrowed(all, row);
  return left.length === 1 ? known(left) : { kind: 'several', goods: left };
}

/** What a row of a form means, whoever filled it in and however. */
export const identify = (row: Identifying, isDanger: 'Y' | 'N'): Identity<Goods> =>
  isDanger === 'Y' ? amongDangerous(row) : amongHarmless(saidIn(row));
