import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { externalFees } from '../../../contract/offers/fees';
import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import { minorUnits, YUAN } from '../../../domain/values/money';
import { LOCAL_CHARGES } from '../sea/tariff';
import { FEE_NOTES } from './messages';
import { INSURANCE, SERVICE_TARIFF } from './service-tariff';

type Fee = ReplyOf<typeof externalFees>['records'][number];
type FeeRow = Pick<Fee, 'item' | 'name' | 'unit' | 'note'> & { yuan: number | Readonly<Record<BoxType, number>> };

const yuanPrice = (yuan: number) => ({ amount: minorUnits(yuan), currency: YUAN });

/** One line if all boxes cost the same, otherwise one per box type. */
const buildFees = ({ yuan, ...about }: FeeRow): Fee[] =>
  typeof yuan === 'number'
    ? [{ ...about, price: yuanPrice(yuan), boxType: null }]
    : BOX_TYPES.map((boxType) => ({ ...about, price: yuanPrice(yuan[boxType]), boxType }));

const buildFeeRow = ({ item, name, unit, yuan }: Omit<FeeRow, 'note'>, note: string | null) =>
  buildFees({ item, name, unit, yuan, note });

export const priceList = (): Fee[] => [
  ...LOCAL_CHARGES.flatMap((charge) => buildFeeRow(charge, charge.isForDangerOnly ? FEE_NOTES.dangerOnly : null)),
  ...Object.values(SERVICE_TARIFF).flatMap((service) => buildFeeRow(service, service.note)),
  ...(['Y', 'N'] as const).flatMap((isDanger) =>
    buildFeeRow(
      {
        item: INSURANCE.item,
        name: `${INSURANCE.name}（${isDanger === 'Y' ? '危险品' : '普通货物'}）`,
        unit: 'BL',
        yuan: INSURANCE.leastYuan,
      },
      FEE_NOTES.insurance(INSURANCE.rate[isDanger], INSURANCE.leastYuan),
    ),
  ),
];
