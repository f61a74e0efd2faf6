import { MOST_LINES } from '../../../../domain/mall/purchase';
import {
  isAmount,
  sellableKgs,
  readPasted,
  type PastedChoice,
  type PastedFault,
  type PastedRow,
  type PastedRows,
  type PastedWish,
} from '../../../../domain/mall/pasted';
import { STOCK_CITIES } from '../../../../domain/mall/places';
import { countPieces } from '../../../../domain/mall/quantity';
import { findPlaceName } from '../../../world/ports/catalogue';
import type { ShelvedProduct } from '../shelf';
import { shelfIndex } from '../shelf-index';
import { wordRank, typedWords, type SearchWords } from '../words';

/** Only the first words of a row are searched. */
const MOST_WORDS = 8;
const MOST_CHOICES = 24;

/** Stores by port name and by city alone: 天津新港 and 天津. */
const CITIES = new Map(
  STOCK_CITIES.flatMap((city) =>
    [findPlaceName(city), findPlaceName(city).replace(/新港$|（.*$/, '')].map((name) => [name, city] as const),
  ),
);

type Match = { products: readonly ShelvedProduct[]; isExact: boolean; used: readonly string[] };

const isNameTyped = ({ exact, names, pinyin, initials }: SearchWords, typed: string): boolean =>
  [exact, names, pinyin, initials].some((texts) => texts.includes(typed));

/** Runs of neighbouring words, the longest first: the longest match wins. */
const wordRuns = (words: readonly string[]) =>
  words.flatMap((_, shorter) => {
    const size = words.length - shorter;
    return Array.from({ length: shorter + 1 }, (_unused, at) => ({ at, size }));
  });

function matchGoods(shelf: readonly ShelvedProduct[], said: readonly string[]): Match | null {
  const words = said.slice(0, MOST_WORDS);
  const goods = [...shelfIndex(shelf).byWords];
  const found = (isFitting: (names: SearchWords, typed: string) => boolean, isExact: boolean): Match | null => {
    for (const { at, size } of wordRuns(words)) {
      const typed = typedWords(words.slice(at, at + size).join(' '));
      const fitting =
        typed.length < 2 && !/\p{Script=Han}/u.test(typed) ? [] : goods.filter(([names]) => isFitting(names, typed));
      if (fitting.length === 0) continue;
      const places = fitting.flatMap(([, among]) => among);
      const products = places.flatMap((place) => shelf[place] ?? []);
      return { products, isExact, used: words.slice(at, at + size) };
    }
    return null;
  };
  return found(isNameTyped, true) ?? found((names, typed) => wordRank(names, typed) !== null, false);
}

function matchGrades(products: readonly ShelvedProduct[], word: string): readonly ShelvedProduct[] {
  const typed = typedWords(word);
  if (typed === '') return [];
  const called = products.filter(
    ({ product: { grade, purity } }) => typedWords(grade) === typed || `${purity}%` === word,
  );
  return called.length > 0 ? called : products.filter(({ product }) => typedWords(product.grade).includes(typed));
}

function graded(
  { products, used }: Match,
  said: readonly string[],
): { products: readonly ShelvedProduct[]; unused: string[] } {
  let left = products;
  const unused: string[] = [];
  for (const word of said) {
    const fitting = matchGrades(left, word);
    const isOfGoods = used.includes(word) || left.some(({ words }) => wordRank(words, typedWords(word)) !== null);
    if (fitting.length > 0) left = fitting;
    else if (!isOfGoods) unused.push(word);
  }
  return { products: left, unused };
}

/** The named store if it has the goods, else the fullest one. */
const chooseStore = ({ stock }: ShelvedProduct, city: string | null): string | undefined =>
  (stock.find((one) => one.city === city) ?? stock[0])?.city;

const buildChoices = (products: readonly ShelvedProduct[], wish: PastedWish, isExact: boolean): PastedChoice[] =>
  products.flatMap((shelved) => {
    const { product, goods, packs } = shelved;
    const city = chooseStore(shelved, wish.city);
    if (city === undefined) return [];
    return packs.flatMap((pack) =>
      sellableKgs(pack, wish).map((kg) => ({
        productId: product.productId,
        pack: pack.form,
        city,
        kg,
        nameCn: goods.nameCn,
        grade: product.grade,
        pieces: countPieces(pack, kg),
        isAsTyped: isExact && isAmount(wish, pack, kg) && (wish.city === null || wish.city === city),
      })),
    );
  });

function findPastedFault(wish: PastedWish, products: readonly ShelvedProduct[]): PastedFault {
  if (wish.amounts.length === 0) return 'noAmount';
  if (wish.amounts.length > 1) return 'amounts';
  if (products.every(({ stock }) => stock.length === 0)) return 'noStock';
  const one: PastedWish = { ...wish, amounts: wish.amounts.map((amount) => ({ ...amount, value: 1 })) };
  return products.some(({ packs }) => packs.some((pack) => sellableKgs(pack, one).length > 0)) ? 'tooMany' : 'noPack';
}

function interpretRow(
  shelf: readonly ShelvedProduct[],
  wish: PastedWish | null,
): Pick<PastedRow, 'fault' | 'choices' | 'unused'> {
  if (wish === null) return { fault: 'heading', choices: [], unused: [] };
  const match = matchGoods(shelf, wish.words);
  if (match === null) return { fault: 'unknown', choices: [], unused: [] };
  const { products, unused } = graded(match, wish.words);
  const choices = wish.amounts.length === 1 ? buildChoices(products, wish, match.isExact).slice(0, MOST_CHOICES) : [];
  return { fault: choices.length === 0 ? findPastedFault(wish, products) : null, choices, unused };
}

export function interpretPasted(shelf: readonly ShelvedProduct[], text: string): PastedRows {
  const read = readPasted(text, CITIES);
  const rows = read.slice(0, MOST_LINES).map(({ wish, ...row }) => ({ ...row, ...interpretRow(shelf, wish) }));
  return { rows, more: read.length - rows.length };
}
