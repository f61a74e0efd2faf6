import { tidySum } from '../../../domain/offer/containers';
import { FACET_VALUES } from '../../../domain/mall/asked';
import type { Lot, Pack, Rates } from '../../../domain/mall/product';
import type { Structure } from '../../../domain/mall/sheet';
import type { Day } from '../../../domain/values/days';
import { goodsById, type Goods } from '../../world/dangerous-goods/library';
import { traitMarks, type Traits } from './facet-marks';
import { isHidden } from './hidden';
import { marketLevel } from './level';
import { buildLots, isSellable } from './lots';
import type { Product } from './read-product';
import { STRUCTURES } from './table/structures';
import { buildWords, type SearchWords } from './words';

type Molecule = { formula: string; structure: Structure };

/** `SMILES|formula|width height|bonds as a path|x y label, ...`. */
function readMolecule(line: string): [string, Molecule] {
  const [smiles = '', formula = '', size = '', bonds = '', atoms = ''] = line.split('|');
  const [width, height] = size.split(' ').map(Number);
  const labels = atoms === '' ? [] : atoms.split(',');
  return [
    smiles,
    {
      formula,
      structure: {
        width: width ?? 0,
        height: height ?? 0,
        bonds,
        atoms: labels.map((one) => {
          const [x, y, label = ''] = one.split(' ');
          return { x: Number(x), y: Number(y), label };
        }),
      },
    },
  ];
}

const BY_SMILES: ReadonlyMap<string, Molecule> = new Map(STRUCTURES.trim().split('\n').map(readMolecule));

export const findMolecule = (smiles: string | null): Molecule | null => BY_SMILES.get(smiles ?? '') ?? null;

export type ShelvedProduct = {
  product: Product;
  goods: Goods;
  molecule: Molecule | null;
  rates: Rates;
  lots: readonly Lot[];
  /** Sellable stock, the fullest store first. */
  stock: readonly { city: string; kg: number }[];
  stockKg: number;
  marks: readonly number[];
  /** Smallest order quantity first. */
  packs: readonly Pack[];
  words: SearchWords;
};

function stockByCity(lots: readonly Lot[]): { city: string; kg: number }[] {
  const byCity = new Map<string, number>();
  for (const { city, kg } of lots.filter(isSellable)) byCity.set(city, tidySum([byCity.get(city) ?? 0, kg]));
  return [...byCity].map(([city, kg]) => ({ city, kg })).toSorted((one, other) => other.kg - one.kg);
}

const purities = (purity: number | null): readonly string[] =>
  purity === null ? [] : FACET_VALUES.purity.filter((least) => purity >= Number(least));

function productTraits(product: Product, goods: Goods, stock: ShelvedProduct['stock']): Traits {
  return {
    cat: [product.category],
    policy: [product.gate],
    cls: goods.hazardClass === null ? ['N'] : [goods.hazardClass, ...goods.subRisks],
    stock: stock.map(({ city }) => city),
    pack: product.packs.map(({ form }) => form),
    g: product.groups,
    purity: purities(product.purity),
    form: [goods.state],
    more: [...(stock.length > 0 ? ['avail'] : []), ...(product.sample ? ['sample'] : [])],
  };
}

function addStock(product: Product, goods: Goods, lots: readonly Lot[]) {
  const stock = stockByCity(lots);
  return {
    lots,
    stock,
    stockKg: tidySum(stock.map(({ kg }) => kg)),
    marks: traitMarks(productTraits(product, goods, stock)),
  };
}

export const withLots = (one: ShelvedProduct, lots: readonly Lot[]): ShelvedProduct => ({
  ...one,
  ...addStock(one.product, one.goods, lots),
});

const joinGoods = (products: readonly Product[]): { product: Product; goods: Goods }[] =>
  products.flatMap((product) => {
    const goods = goodsById(product.goodsId);
    return goods && !isHidden(goods) ? [{ product, goods }] : [];
  });

export function shelveProducts(products: readonly Product[], today: Day, week: number): ShelvedProduct[] {
  const listed = joinGoods(products);
  const byGoods = new Map<Goods, Product[]>();
  for (const { goods, product } of listed) byGoods.set(goods, [...(byGoods.get(goods) ?? []), product]);
  const words = new Map(
    [...byGoods].map(([goods, own]) => [
      goods,
      buildWords(goods, findMolecule(own[0]?.smiles ?? null)?.formula ?? null, own),
    ]),
  );
  return listed.map(({ product, goods }) => ({
    product,
    goods,
    molecule: findMolecule(product.smiles),
    rates: {
      baseYuanPerTon: product.baseYuanPerTon,
      tiers: product.tiers,
      level: marketLevel(product.productId, week),
    },
    ...addStock(product, goods, buildLots(product, today)),
    packs: product.packs.toSorted((one, other) => one.leastKg - other.leastKg),
    words: words.get(goods) ?? buildWords(goods, null, [product]),
  }));
}
