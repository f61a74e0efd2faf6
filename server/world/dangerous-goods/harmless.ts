import { isGenericName, type IdentityKind } from '../../../domain/goods/facts';
import type { IdentifiableRow, Identity } from '../../../domain/goods/identity';
import { byCas, byHs, byName, isDangerous, namedInside, goodsNames } from './called';
import { goodsOfNumber, type Goods } from './library';
import { bareName, isGrade, readName, type TypedName } from './names';

const MOST_NAMED = 8;

/** The first six digits of an HS code are international. */
const HS_FIGURES = 6;
const normaliseHs = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s.]/g, '').slice(0, HS_FIGURES);

export const normaliseCas = (typed: string): string => typed.normalize('NFKC').trim();

type TypedNames = { names: readonly TypedName[]; casNo: string; hsCode: string };

const readTypedNames = ({ nameCn, nameEn, casNo, hsCode }: IdentifiableRow): TypedNames => ({
  names: [nameCn, nameEn].flatMap((name) => readName(name) ?? []),
  casNo: normaliseCas(casNo),
  hsCode: normaliseHs(hsCode),
});

const dangerousEntries = (goods: readonly Goods[]): Goods[] => goods.filter(isDangerous);

/** Goods with exactly this name; the longest matching form counts. */
export function findGoodsByName({ cores }: TypedName): { name: string; goods: Goods[] } {
  const names = cores.toSorted((one, other) => other.length - one.length);
  const name = names.find((one) => dangerousEntries(byName(one)).length > 0) ?? '';
  return { name, goods: dangerousEntries(byName(name)) };
}

/** Collective entries match only their own printed name, not wares sold under them. */
export const isMeant = (goods: Goods, name: string): boolean =>
  goods.technical === null ||
  [goods.nameCn, goods.nameEn, goods.properName ?? '', ...goods.aliases.filter(isGenericName)].some(
    (printed) => bareName(printed) === name,
  );

/** Harmless goods of a name, unless its brackets say otherwise. */
const plainlyCalled = ({ whole, wholes, asides }: TypedName): Goods[] =>
  [...new Set(wholes.flatMap(byName))].filter((goods) => {
    const isName = (name: string): boolean => goodsNames(goods).includes(name);
    return !isDangerous(goods) && (isName(whole) || asides.every((aside) => isGrade(aside) || isName(aside)));
  });

function findPlainlyNamed({ names, casNo, hsCode }: TypedNames): Goods[] {
  const called = names.map(plainlyCalled);
  if (called.some((goods) => goods.length === 0)) return [];
  const all = [...new Set(names.length > 0 ? called.flat() : byCas(casNo))].filter((goods) => !isDangerous(goods));
  const isOfThem = casNo === '' || all.some((goods) => goods.casNo === casNo);
  const isTaxedAlike = dangerousEntries(byHs(hsCode)).length === 0 || all.some((goods) => goods.hsCode === hsCode);
  return isOfThem && isTaxedAlike ? all : [];
}

/** A name of one packing group also stands for the entry's others. */
const withGroups = (goods: readonly Goods[]): Goods[] => [
  ...new Set(
    goods.flatMap((one) => [one, ...goodsOfNumber(one.unNo ?? '').filter(({ nameCn }) => nameCn === one.nameCn)]),
  ),
];

/** Without a number beside the name, there are no strangers. */
const meaning =
  (kind: IdentityKind) =>
  (goods: readonly Goods[]): Identity<Goods> => ({ kind, goods: goods.slice(0, MOST_NAMED), strangers: [] });
const [known, unsure] = [meaning('known'), meaning('unsure')];

/**
 * Goods declared harmless: any name or number of dangerous goods contradicts it. Only goods known as harmless are
 * accepted; unknown ones stay open.
 */
export function amongHarmless(row: IdentifiableRow): Identity<Goods> {
  const said = readTypedNames(row);
  const called = said.names.map(findGoodsByName);
  const meant = called.flatMap(({ name, goods }) => goods.filter((one) => isMeant(one, name)));
  const numbers = said.names.flatMap(({ numbers: { un } }) => un.flatMap(goodsOfNumber));
  if (meant.length + numbers.length > 0) return known(withGroups([...meant, ...numbers]));
  const casNumbers = [said.casNo, ...said.names.flatMap(({ numbers: { cas } }) => cas)];
  const suspect = [...new Set(dangerousEntries(casNumbers.flatMap(byCas)))];
  // A CAS number may also belong to a harmless solution, if the name says so.
  const isHarmless = said.names.some(({ wholes }) => wholes.flatMap(byName).some((goods) => !isDangerous(goods)));
  if (suspect.length > 0) return isHarmless ? unsure(suspect) : known(suspect);
  // Collective names, such as cleaning agent, also cover harmless goods.
  const collective = called.flatMap(({ goods }) => goods);
  const shaped = said.names.flatMap(({ shapes }) =>
    dangerousEntries(shapes.filter((one) => one.length === 1).flatMap(byName)),
  );
  const inside = said.names.flatMap(namedInside);
  const alike = [...new Set([...collective, ...shaped, ...inside])];
  if (alike.length > 0) return unsure(alike);
  const plainly = findPlainlyNamed(said);
  if (plainly.length > 0) return known(plainly);
  const sameHeading = dangerousEntries(byHs(said.hsCode));
  return sameHeading.length > 0 ? unsure(sameHeading) : meaning('nobody')([]);
}
