import type { MallQuestion } from '../../../domain/mall/asked';
import { roadKm } from '../../../domain/mall/places';
import { nextTier, findPriceTier, unitPrice } from '../../../domain/mall/price';
import type { Pack } from '../../../domain/mall/product';
import { grossWeightKg, wholePacks } from '../../../domain/mall/quantity';
import { sendPrice } from '../../../domain/mall/send';
import type { MallCard, ProductHead } from '../../../domain/mall/sheet';
import { isSellable } from './lots';
import type { ShelvedProduct } from './shelf';

const USUAL_KG = 1000;

function choosePack({ packs }: ShelvedProduct, { picked }: Pick<MallQuestion, 'picked'>): Pack | undefined {
  return packs.find(({ form }) => picked.pack.includes(form)) ?? packs[0];
}

type CardQuestion = Pick<MallQuestion, 'picked' | 'kg'>;

/** Price per kilogram at this quantity and at the next tier; null for goods without a price. */
function cardPrice(shelved: ShelvedProduct, question: CardQuestion): MallCard['price'] {
  const { product, rates } = shelved;
  const pack = choosePack(shelved, question);
  if (!product.isPriced || !pack) return null;
  const kg = Math.max(question.kg ?? USUAL_KG, pack.leastKg);
  const next = nextTier(rates.tiers, kg);
  return {
    kg,
    fromKg: Math.max(findPriceTier(rates.tiers, kg).fromKg, pack.leastKg),
    perKg: unitPrice(rates, pack.adderYuanPerKg, kg),
    next: next && { addKg: next.addKg, perKg: unitPrice(rates, pack.adderYuanPerKg, next.tier.fromKg) },
  };
}

/** Price per kg at the asked amount, for sorting; infinite without a price. */
export function pricePerKgFor(shelved: ShelvedProduct, question: CardQuestion): number {
  const pack = choosePack(shelved, question);
  if (!shelved.product.isPriced || !pack) return Infinity;
  return unitPrice(shelved.rates, pack.adderYuanPerKg, Math.max(question.kg ?? USUAL_KG, pack.leastKg));
}

/** From the nearest store with enough stock. */
function cardDelivery(shelved: ShelvedProduct, question: MallQuestion): MallCard['delivery'] {
  const pack = choosePack(shelved, question);
  const { to } = question;
  if (to === null || !pack || pack.form === 'BAG') return null;
  const [kg = pack.leastKg] = wholePacks(pack, Math.max(question.kg ?? USUAL_KG, pack.leastKg));
  const [nearest] = shelved.stock
    .filter((one) => one.kg >= kg)
    .flatMap(({ city }) => {
      const km = roadKm(city, to);
      return km === null ? [] : [{ city, km }];
    })
    .toSorted((one, other) => one.km - other.km);
  if (!nearest) return null;
  const isDanger = shelved.goods.hazardClass !== null;
  const { total } = sendPrice({ km: nearest.km, grossKg: grossWeightKg(pack, kg), isDanger });
  return { perKg: Math.ceil(total / kg), from: nearest.city };
}

/** Mixtures that are precursors only by content (`UNTOLD`) are sold as ordinary goods. */
export const isPrecursor = ({ controls: { precursor } }: ShelvedProduct['goods']): boolean =>
  precursor !== null && precursor !== 'UNTOLD';

export const buildProductHead = ({ product, goods, molecule, stock }: ShelvedProduct): ProductHead => ({
  productId: product.productId,
  nameCn: goods.nameCn,
  nameEn: goods.nameEn,
  grade: product.grade,
  casNo: goods.casNo,
  formula: molecule?.formula ?? null,
  smiles: product.smiles,
  structure: molecule?.structure ?? null,
  unNo: goods.unNo,
  hazardClass: goods.hazardClass,
  subRisks: goods.subRisks,
  purity: product.purity,
  gate: product.gate,
  isPrecursor: isPrecursor(goods),
  hasSample: product.sample !== null,
  stock,
});

export function buildCard(shelved: ShelvedProduct, question: MallQuestion): MallCard {
  const [first] = shelved.lots.filter(isSellable).toSorted((one, other) => (one.madeOn < other.madeOn ? -1 : 1));
  return {
    ...buildProductHead(shelved),
    price: cardPrice(shelved, question),
    earliest: first ? { city: first.city, madeOn: first.madeOn } : null,
    delivery: cardDelivery(shelved, question),
  };
}
