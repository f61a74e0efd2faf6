import type { ChargeLine } from '../../../domain/offer/charges';
import { minorUnits, roundedUp, YUAN } from '../../../domain/values/money';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { badRequest } from '../../base/http/refusal';
import { chargeLine } from '../../../domain/offer/charge-lines';
import { FEE_MESSAGES } from './messages';
import type { Tariffs } from '../tariffs/sheet';
import { insuranceRates } from './service-rates';
import { ON_REQUEST, servicePrice, SERVICES } from './service-tariff';

const PART = { part: 'SERVICE' } as const;
const yuan = (units: number) => ({ amount: minorUnits(units), currency: YUAN });
const free = { unit: 'BL', unitPrice: { amount: 0, currency: YUAN }, quantity: 1, ...PART } as const;

type Shipment = Pick<SailingSearch, 'isDanger' | 'boxes'>;

const requestLine = ({ item, name }: { item: string; name: string }): ChargeLine =>
  chargeLine({ ...free, item, name: FEE_MESSAGES.onRequest(name) });

function tariffLines(service: string, { isDanger, boxes }: Shipment, tariffs: Tariffs): ChargeLine[] {
  const offered = SERVICES[service];
  if (!offered) return [];
  const { item, name, unit, isInDangerFreight } = offered;
  const price = servicePrice(offered, tariffs);
  if (isInDangerFreight && isDanger === 'Y') return [chargeLine({ ...free, item, name: FEE_MESSAGES.included(name) })];
  if (price === null) return [requestLine(offered)];
  const about = { item, unit, ...PART };
  if (typeof price === 'number') {
    const quantity = unit === 'BL' ? 1 : boxes.reduce((all, { count }) => all + count, 0);
    return [chargeLine({ ...about, name, unitPrice: yuan(price), quantity })];
  }
  return boxes.map(({ type, count: quantity }) =>
    chargeLine({ ...about, name: `${name} ${type}`, unitPrice: yuan(price[type]), quantity }),
  );
}

function insuranceLine(isDanger: 'Y' | 'N', insuredValue: number, tariffs: Tariffs): ChargeLine {
  const { item, name, perMille, leastYuan } = insuranceRates(tariffs);
  const premium = Math.max(roundedUp((insuredValue * perMille[isDanger]) / 1000), minorUnits(leastYuan));
  return chargeLine({ item, name, unit: 'BL', unitPrice: { amount: premium, currency: YUAN }, quantity: 1, ...PART });
}

export function serviceLines(
  search: Shipment,
  { services, insuredValue }: { services: readonly string[]; insuredValue: number },
  tariffs: Tariffs,
): ChargeLine[] {
  return [...new Set(services)].flatMap((service) => {
    if (service === 'INS') return [insuranceLine(search.isDanger, insuredValue, tariffs)];
    const request = Object.hasOwn(ON_REQUEST, service) ? ON_REQUEST[service] : undefined;
    if (request) return [requestLine(request)];
    if (!Object.hasOwn(SERVICES, service)) throw badRequest(FEE_MESSAGES.unknownService, 'services');
    return tariffLines(service, search, tariffs);
  });
}
