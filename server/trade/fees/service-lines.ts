import type { BoxType } from '../../../domain/offer/search';
import type { ChargeLine } from '../../../domain/offer/charges';
import { minorUnits, roundedUp, YUAN } from '../../../domain/values/money';
import type { SailingSearch } from '../../../domain/offer/sailing';
import { badRequest } from '../../base/http/refusal';
import { chargeLine } from '../../../domain/offer/charge-lines';
import { FEE_MESSAGES } from './messages';
import { INSURANCE, ON_REQUEST, SERVICE_TARIFF } from './service-tariff';

const PART = { part: 'SERVICE' } as const;
const yuan = (units: number) => ({ amount: minorUnits(units), currency: YUAN });
const free = { unit: 'BL', unitPrice: { amount: 0, currency: YUAN }, quantity: 1, ...PART } as const;

type BoxCount = { type: BoxType; count: number };

function tariffLines(service: string, isDanger: boolean, boxes: readonly BoxCount[]): ChargeLine[] {
  const offered = SERVICE_TARIFF[service];
  if (!offered) return [];
  const { item, name, unit, yuan: price, isInDangerFreight } = offered;
  if (isInDangerFreight && isDanger) return [chargeLine({ ...free, item, name: FEE_MESSAGES.included(name) })];
  const about = { item, unit, ...PART };
  if (typeof price === 'number') {
    const quantity = unit === 'BL' ? 1 : boxes.reduce((all, { count }) => all + count, 0);
    return [chargeLine({ ...about, name, unitPrice: yuan(price), quantity })];
  }
  return boxes.map(({ type, count: quantity }) =>
    chargeLine({ ...about, name: `${name} ${type}`, unitPrice: yuan(price[type]), quantity }),
  );
}

function insuranceLine(isDanger: 'Y' | 'N', insuredValue: number): ChargeLine {
  const premium = Math.max(
    roundedUp((insuredValue * INSURANCE.rate[isDanger]) / 1000),
    minorUnits(INSURANCE.leastYuan),
  );
  const { item, name } = INSURANCE;
  return chargeLine({ item, name, unit: 'BL', unitPrice: { amount: premium, currency: YUAN }, quantity: 1, ...PART });
}

export function serviceLines(
  { isDanger, boxes }: SailingSearch,
  services: readonly string[],
  insuredValue: number,
): ChargeLine[] {
  return [...new Set(services)].flatMap((service) => {
    if (service === 'INS') return [insuranceLine(isDanger, insuredValue)];
    const request = Object.hasOwn(ON_REQUEST, service) ? ON_REQUEST[service] : undefined;
    if (request) return [chargeLine({ ...free, item: request.item, name: FEE_MESSAGES.onRequest(request.name) })];
    if (!Object.hasOwn(SERVICE_TARIFF, service)) throw badRequest(FEE_MESSAGES.unknownService, 'services');
    return tariffLines(service, isDanger === 'Y', boxes);
  });
}
