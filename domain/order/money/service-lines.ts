import { chargeLine, addMoney, type Exchange, sumInCurrency, sumTotals } from '../../offer/charge-lines';
import type { ChargeLine, ChargePart, Charges } from '../../offer/charges';
import type { CountedBoxes } from '../../offer/containers';
import type { BoxType } from '../../offer/search';
import type { ServiceRates, YuanRate } from '../../offer/service-rates';
import { minorUnits, type Money, roundedUp, YUAN } from '../../values/money';
import { parseMinorUnits } from '../../values/typed-number';
import { countBoxes } from '../blocks/load';
import type { CountedRow, OrderForm } from '../form/form';

type ServiceFields = Pick<OrderForm, 'isDanger' | 'services' | 'insuredValue'>;

export function yuanLines(rate: YuanRate, part: ChargePart, boxes: CountedBoxes): ChargeLine[] | null {
  const { item, name, unit, yuan } = rate;
  const line = (named: string, units: number, quantity: number) =>
    chargeLine({ item, name: named, unit, unitPrice: { amount: minorUnits(units), currency: YUAN }, quantity, part });
  if (typeof yuan !== 'number') {
    const each = boxes.flatMap(({ type, count }) => {
      const units = yuan[type];
      return units === undefined ? [] : [line(`${name} ${type}`, units, count)];
    });
    return each.length === boxes.length ? each : null;
  }
  return [line(name, yuan, unit === 'BL' ? 1 : boxes.reduce((all, { count }) => all + count, 0))];
}

function insuranceLine({ isDanger, insuredValue }: ServiceFields, { insurance }: ServiceRates): ChargeLine {
  const { item, name, perMille, leastYuan } = insurance;
  const insured = parseMinorUnits(insuredValue) ?? 0;
  const amount = Math.max(roundedUp((insured * perMille[isDanger]) / 1000), minorUnits(leastYuan));
  return chargeLine({ item, name, unit: 'BL', unitPrice: { amount, currency: YUAN }, quantity: 1, part: 'SERVICE' });
}

export function serviceLines(form: ServiceFields, rates: ServiceRates, boxes: CountedBoxes): ChargeLine[] | null {
  const found = [...new Set(form.services)].map((service) => {
    if (service === 'INS') return [insuranceLine(form, rates)];
    const offered = form.isDanger === 'Y' ? { ...rates.services, ...rates.inDangerFreight } : rates.services;
    const rate = Object.hasOwn(offered, service) ? offered[service] : undefined;
    return rate ? yuanLines(rate, 'SERVICE', boxes) : null;
  });
  return found.some((lines) => lines === null) ? null : found.flatMap((lines) => lines ?? []);
}

export function servicePrice(
  form: Omit<ServiceFields, 'services'> & { boxes?: readonly CountedRow<BoxType>[] },
  rates: ServiceRates,
  code: string,
): Money | null {
  const lines = serviceLines({ ...form, services: [code] }, rates, countBoxes(form.boxes ?? []));
  return lines && { amount: sumInCurrency(YUAN, lines), currency: YUAN };
}

/** Both totals are converted and rounded separately, as displayed, then added. */
export function withServices(
  freight: Pick<Charges, 'lines' | 'notIncluded'>,
  services: readonly ChargeLine[],
  exchange: Exchange,
): Charges {
  const [base, more] = [sumTotals(freight.lines, exchange), sumTotals(services, exchange)];
  return {
    lines: [...freight.lines, ...services],
    ...base,
    totalUsd: addMoney(base.totalUsd, more.totalUsd),
    totalYuan: addMoney(base.totalYuan, more.totalYuan),
    notIncluded: freight.notIncluded,
  };
}
