import { readMallQuestion, readProductId } from '../../../domain/mall/asked';
import { findPriceTier, unitPrice } from '../../../domain/mall/price';
import { routePath } from '../../../domain/routes';
import { type PageHead, breadcrumbList, siteTitle } from '../../base/site/page-head';
import type { Catalogue } from './catalogue';
import { isHiddenNumber } from './hidden';
import type { ShelvedProduct } from './shelf';

type ProductNames = { nameCn: string; nameEn: string; grade: string; casNo: string | null; unNo: string | null };

const MALL_WORDS = {
  title: ({ nameCn, grade }: Pick<ProductNames, 'nameCn' | 'grade'>) => siteTitle(`${nameCn} ${grade}`),
  description: ({ nameCn, nameEn, grade, casNo, unNo }: ProductNames) =>
    [
      `${nameCn}（${nameEn}）${grade}`,
      ...(casNo === null ? [] : [`CAS ${casNo}`]),
      ...(unNo === null ? [] : [`UN ${unNo}`]),
      '阶梯价、各城市批次、危险特性、运输资料与到手价',
    ].join('，'),
};

const FEN = 100;

/**
 * Price of the smallest quantity. Goods that need a licence are sold on our pages only, so their prices are not
 * published.
 */
function buildOfferHead({ product, rates, stock }: ShelvedProduct, address: string): object | null {
  const pack = product.packs.toSorted((one, other) => one.leastKg - other.leastKg)[0];
  if (!product.isPriced || product.gate !== 'OPEN' || !pack) return null;
  const kg = Math.max(pack.leastKg, findPriceTier(rates.tiers, pack.leastKg).fromKg);
  const price = unitPrice(rates, pack.adderYuanPerKg, kg) / FEN;
  return {
    '@type': 'Offer',
    url: address,
    priceCurrency: 'CNY',
    price: price.toFixed(2),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.toFixed(2),
      priceCurrency: 'CNY',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
    },
    availability: `https://schema.org/${stock.length > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}

function productHead(one: ShelvedProduct, origin: string): PageHead {
  const { product, goods } = one;
  const address = `${origin}${productAddress(product.productId)}`;
  const named = {
    nameCn: goods.nameCn,
    nameEn: goods.nameEn,
    grade: product.grade,
    casNo: goods.casNo,
    unNo: goods.unNo,
  };
  const description = MALL_WORDS.description(named);
  const offers = buildOfferHead(one, address);
  const name = `${goods.nameCn} ${product.grade}`;
  return {
    title: MALL_WORDS.title(named),
    description,
    canonical: address,
    data: [
      {
        '@type': 'Product',
        name,
        alternateName: goods.nameEn,
        sku: product.productId,
        description,
        ...(offers && { offers }),
      },
      breadcrumbList(origin, [
        ['化工商城', routePath('business')],
        [name, productAddress(product.productId)],
      ]),
    ],
  };
}

const productAddress = (productId: string): string => `${routePath('business')}?item=${productId}`;

/** Head data: a product has its own address; the list is one page for all searches. */
export function mallHeads(catalogue: Catalogue, origin = '') {
  return {
    async headOf(this: void, { search }: { search: string }): Promise<PageHead | null> {
      if (search === '') return null;
      const productId = readProductId(search);
      if (productId !== null) {
        const one = (await catalogue()).find(({ product }) => product.productId === productId);
        return one ? productHead(one, origin) : { isHidden: true };
      }
      const { words } = readMallQuestion(search);
      return { canonical: `${origin}${routePath('business')}`, isHidden: isHiddenNumber(words) };
    },
    addresses: async (): Promise<string[]> =>
      (await catalogue()).map(({ product }) => productAddress(product.productId)),
  };
}
