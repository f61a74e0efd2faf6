import { EXTRAS, SERVICE_TYPES } from '../../../../domain/desk/service-types';
import type { Extra, ServicePrices, ServiceType } from '../../../../domain/desk/services';
import { EXTRA_NAMES, SERVICE_NAMES } from '../../../../domain/modes/dgd/price';
import type { DgdRates } from '../../../../domain/modes/dgd/rates';
import { serviceRates } from '../../../../domain/modes/dgd/tariff';
import { minorUnits } from '../../../../domain/values/money';
import { exchangeNow } from '../../tariffs/exchange';
import { feeAmount, feeSheet, type Tariffs } from '../../tariffs/sheet';

/** Rows of a table are written without a sign: this one is taken off. */
const REVIEWED: Extra = 'review';
const extraName = (extra: Extra): string => (extra === REVIEWED ? `${EXTRA_NAMES[extra]}（减收）` : EXTRA_NAMES[extra]);

export const DGD_SERVICES = feeSheet({
  id: 'desk-services',
  title: '危品服务价目',
  unit: '元，含税；分类、鉴定与准入每品，SDS 每语言版，危包证每批，申报与应急电话每票，其余每次',
  rows: SERVICE_TYPES.map((type) => SERVICE_NAMES[type]),
  most: 100_000,
});
export const DGD_EXTRAS = feeSheet({
  id: 'desk-extras',
  title: '危品服务加项',
  unit: '元，含税；成分、语言、箱与品每一项，其余每单',
  rows: EXTRAS.map(extraName),
  most: 100_000,
});

export function servicePrices(tariffs: Tariffs): ServicePrices {
  const priced = <TKey>(keys: readonly TKey[], yuanOf: (key: TKey) => number | null) =>
    Object.fromEntries(
      keys.flatMap((key) => {
        const yuan = yuanOf(key);
        return yuan === null ? [] : [[key, minorUnits(yuan)]];
      }),
    );
  const { review, ...extras } = priced(EXTRAS, (extra) => feeAmount(DGD_EXTRAS, extraName(extra), tariffs));
  return {
    services: priced(SERVICE_TYPES, (type) => feeAmount(DGD_SERVICES, SERVICE_NAMES[type], tariffs)),
    extras: { ...extras, ...(review !== undefined && { review: -review }) },
  };
}

/** Rates of a service in force; null while its price or the exchange rate is missing. */
export function serviceRatesNow(type: ServiceType, tariffs: Tariffs): DgdRates | null {
  const exchange = exchangeNow(tariffs);
  return exchange && serviceRates(type, servicePrices(tariffs), exchange);
}
