import { shippingNames } from '../../../domain/goods/facts';
import type { IdentifiableRow } from '../../../domain/goods/identity';
import { NAMING, type NamingField, type NamingDoubt } from '../../../domain/goods/naming';
import { byCas, byName, isDangerous, ownNames } from './called';
import { findGoodsByName, normaliseCas, isMeant } from './harmless';
import { goodsOfNumber, listRows, type Goods } from './library';
import { bareName, isGrade, readName, type TypedName } from './names';

type Fit = Omit<NamingDoubt, 'field'> | null;
type Fitting = (said: string, entries: readonly Goods[]) => Fit;

const OWN: Fit = null;
const UNKNOWN: Fit = { why: 'UNKNOWN', unNo: '', nameCn: '' };
const other = ({ unNo, nameCn }: Goods): Fit => ({ why: 'OTHER', unNo: unNo ?? '', nameCn });

const PARTS = /[,，、;；+&]|\band\b|和|与|及/giu;
const splitSaidName = (said: string): string[] =>
  said
    .split(PARTS)
    .map(bareName)
    .filter((part) => part !== '')
    .toSorted();

const isExample = (said: string, entries: readonly Goods[]): boolean =>
  entries.some(
    ({ technical }) =>
      technical?.example && splitSaidName(technical.example).join('|') === splitSaidName(said).join('|'),
  );

const isCollective = (entries: readonly Goods[]): boolean => entries.some(({ technical }) => technical !== null);

/** Bracketed names that identify; grades and shares do not. */
const telling = ({ asides }: TypedName): string[] => asides.filter((aside) => !isGrade(aside) && !/^\d+$/.test(aside));

/** Substance of another number that a name means, by its brackets and numbers. */
function meantElsewhere(typed: TypedName, said: string, entries: readonly Goods[]): Goods | undefined {
  const { name, goods } = findGoodsByName(typed);
  const inBrackets = typed.asides.flatMap((aside) => byName(aside).filter((one) => isMeant(one, aside)));
  const { un, cas } = typed.numbers;
  const meant = [
    ...goods.filter((one) => isMeant(one, name)),
    ...inBrackets,
    ...un.flatMap(goodsOfNumber),
    ...cas.flatMap(byCas),
    ...byName(bareName(said)),
  ];
  // A collective number may cover goods harmless by themselves, as an SDS can state.
  return meant.find(
    (one) => entries.every(({ unNo }) => unNo !== one.unNo) && (isDangerous(one) || !isCollective(entries)),
  );
}

const isNameOf =
  (entries: readonly Goods[]) =>
  (name: string): boolean =>
    entries.some((goods) => ownNames(goods).includes(name));

const judgeName: Fitting = (said, entries) => {
  const typed = readName(said);
  if (typed === null) return UNKNOWN;
  const isOwn = isNameOf(entries);
  if (isOwn(typed.whole) || isExample(said, entries)) return OWN;
  const elsewhere = meantElsewhere(typed, said, entries);
  const isCalled = [...typed.wholes, ...typed.cores].some(isOwn);
  if (isCalled && telling(typed).every(isOwn)) return elsewhere && typed.numbers.un.length > 0 ? other(elsewhere) : OWN;
  return elsewhere ? other(elsewhere) : UNKNOWN;
};

/** One entry may print several proper shipping names. */
const printed = (goods: Goods): string[] =>
  [...shippingNames(goods), goods.nameEn, goods.nameCn, goods.properName ?? ''].flatMap((name) =>
    [name, name.replace(/[(（].*$/u, ''), ...name.split(/\bor\b|或|\//iu)].map(bareName).filter((one) => one !== ''),
  );

const shipped: Fitting = (said, entries) => {
  const typed = readName(said);
  if (typed === null) return UNKNOWN;
  const own = new Set(entries.flatMap((goods) => [goods, ...listRows(goods)]).flatMap(printed));
  if (own.has(typed.whole)) return OWN;
  // A collective name may have a technical name in brackets.
  const [aside = '', ...more] = telling(typed);
  if (typed.wholes.some((one) => own.has(one)) && more.length === 0) return technical(aside, entries);
  const fit = judgeName(said, entries);
  if (fit?.why === 'OTHER') return fit;
  const isAlike = fit === OWN || [...own].some((name) => typed.whole.includes(name));
  return isAlike ? UNKNOWN : { why: 'FOREIGN', unNo: '', nameCn: entries.flatMap(shippingNames)[0] ?? '' };
};

const SHARE = /\d\s*%/u;

const technical: Fitting = (said, entries) => {
  if (isExample(said, entries)) return OWN;
  const fit = judgeName(said, entries);
  if (!isCollective(entries)) return fit;
  // A collective entry is identified by its contents: its own name and trade names do not suffice.
  return fit?.why === 'OTHER' && splitSaidName(said).length === 1 && !SHARE.test(said) ? fit : UNKNOWN;
};

const numbered: Fitting = (said, entries) => {
  const casNo = normaliseCas(said);
  if (entries.some((goods) => goods.casNo === casNo)) return OWN;
  const elsewhere = byCas(casNo).find(isDangerous);
  return elsewhere && !isCollective(entries) ? other(elsewhere) : UNKNOWN;
};

const FITTING: Readonly<Record<NamingField, Fitting>> = {
  nameCn: judgeName,
  nameEn: judgeName,
  shippingName: shipped,
  technicalName: technical,
  casNo: numbered,
};

/** Names beside a number that match none of its entries; an unknown number has no names to compare. */
export const findStrangers = (row: IdentifiableRow, entries: readonly Goods[]): NamingDoubt[] =>
  entries.length === 0
    ? []
    : NAMING.flatMap((field) => {
        const fit = row[field].trim() === '' ? OWN : FITTING[field](row[field], entries);
        return fit === OWN ? [] : [{ field, ...fit }];
      });
