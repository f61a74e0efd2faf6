import type { ReplyOf } from '../../../contract/wire/endpoint';
import type { externalFees } from '../../../contract/offers/fees';
import { BOX_TYPES, type BoxType } from '../../../domain/offer/search';
import { minorUnits, YUAN } from '../../../domain/values/money';
import { portCharges } from '../sea/tariff';
import type { Tariffs } from '../tariffs/sheet';
import { FEE_NOTES } from './messages';
import { INSURANCE, insuranceTariff, servicePrice, SERVICES } from './service-tariff';

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

const serviceFees = (tariffs: Tariffs): Fee[] =>
  Object.values(SERVICES).flatMap((service) => {
    const yuan = servicePrice(service, tariffs);
    return yuan === null ? [] : buildFeeRow({ ...service, yuan }, service.note);
  });

function insuranceFees(tariffs: Tariffs): Fee[] {
  const tariff = insuranceTariff(tariffs);
  if (!tariff) return [];
  const { perMille, leastYuan } = tariff;
  return (['Y', 'N'] as const).flatMap((isDanger) =>
    buildFeeRow(
      {
        item: INSURANCE.item,
        name: `${INSURANCE.name}（${isDanger === 'Y' ? '危险品' : '普通货物'}）`,
        unit: 'BL',
        yuan: leastYuan,
      },
      FEE_NOTES.insurance(perMille[isDanger], leastYuan),
    ),
  );
}

export const isWholeList = (tariffs: Tariffs): boolean =>
  portCharges(tariffs) !== null &&
  insuranceTariff(tariffs) !== null &&
  Object.values(SERVICES).every((service) => servicePrice(service, tariffs) !== null);

/** Charges without an amount are left out. */
export const priceList = (tariffs: Tariffs): Fee[] => [
  ...(portCharges(tariffs) ?? []).flatMap((charge) =>
    buildFeeRow(charge, charge.isForDangerOnly ? FEE_NOTES.dangerOnly : null),
  ),
  ...serviceFees(tariffs),
  ...insuranceFees(tariffs),
];
