import { purchaseVerdict, type Buyer } from '../../../domain/mall/purchase-right';
import type { OpenList } from '../../../domain/mall/lists';
import type { MallItem } from '../../../domain/mall/sheet';
import { minorUnits } from '../../../domain/values/money';
import type { Day } from '../../../domain/values/days';
import { listPorts } from '../../world/ports/catalogue';
import { buildProductHead } from './card';
import type { ShelvedProduct } from './shelf';

const transportFacts = ({ goods }: ShelvedProduct): MallItem['transport'] => ({
  hsCode: goods.hsCode,
  properName: goods.properName,
  packingGroup: goods.packingGroup,
  isMarinePollutant: goods.isMarinePollutant,
  limitedQuantity: goods.limitedQuantity,
  emS: goods.emS,
  tankInstruction: goods.tankInstruction,
  groups: goods.groups,
  flashPointC: goods.flashPointC,
  densityKgPerL: goods.densityKgPerL,
  fire: goods.fire,
  state: goods.state,
});

const ABROAD = listPorts('port').flatMap(({ code, nameCn }) => (code.startsWith('CN') ? [] : [{ code, nameCn }]));

export const guardedFacts = ({ product, goods }: ShelvedProduct) => ({
  goodsId: goods.goodsId,
  gate: product.gate,
  isRetail: product.isRetail && goods.hazardClass === null,
  isPriced: product.isPriced,
});

export const sampleTerms = ({ product: { sample } }: ShelvedProduct): MallItem['sample'] =>
  sample && { fee: minorUnits(sample.feeYuan), courier: minorUnits(sample.courierYuan), sizes: sample.sizes };

type Asking = { buyer: Buyer | null; openList: OpenList | null; today: Day };

export function buildItem(
  shelved: ShelvedProduct,
  shelf: readonly ShelvedProduct[],
  { buyer, openList, today }: Asking,
): MallItem {
  const { product, rates, lots } = shelved;
  const least = Math.min(...product.packs.map(({ leastKg }) => leastKg));
  return {
    ...buildProductHead(shelved),
    standard: product.standard,
    category: product.category,
    groups: product.groups,
    spec: product.spec,
    rates: product.isPriced ? rates : null,
    packs: product.packs,
    lots,
    leadDays: product.leadDays,
    sample: sampleTerms(shelved),
    sds: product.sds,
    transport: transportFacts(shelved),
    siblings: shelf
      .filter((one) => one.goods === shelved.goods)
      .map((one) => ({ productId: one.product.productId, grade: one.product.grade })),
    abroad: ABROAD,
    gateAnswer: purchaseVerdict(guardedFacts(shelved), buyer, least, today),
    openList,
  };
}
