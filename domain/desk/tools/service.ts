import { toIso } from '../../values/moments';
import { formatMoney, YUAN } from '../../values/money';
import { promiseCompletion } from '../promised';
import { MOST_COUNT, priceOfService, SERVICES, type Extra, type ServicePrices, type ServiceType } from '../services';
import { TOOL_SOURCES } from '../sources';
import type { ToolInput, DeskTool, ToolAnswer, ToolField, ToolMessage } from '../tool';

export type ServiceName = 'count' | 'rush' | Extra;
export type ServiceCode =
  | 'unknown'
  | 'onRequest'
  | 'free'
  | 'costs'
  | 'bulk'
  | 'rushed'
  | 'untoldDays'
  | 'acceptedBy'
  | 'doneBy';
export type ServiceFact = 'hours' | 'accepted' | 'done';

const NO_PRICES: ServicePrices = { services: {}, extras: {} };

function priceSaid(amount: number | null): ToolMessage<ServiceCode> {
  if (amount === null) return { code: 'onRequest' };
  return amount === 0 ? { code: 'free' } : { code: 'costs', of: { price: formatMoney({ amount, currency: YUAN }) } };
}

function serviceAnswer(
  type: ServiceType,
  { values, now, calendar, prices = null }: ToolInput,
): ToolAnswer<ServiceCode, ServiceFact, null> {
  const extras = Object.fromEntries(
    SERVICES[type].extras.map(({ extra, most }) => [
      extra,
      most === 1 ? Number(values.has(extra)) : values.number(extra),
    ]),
  ) as Partial<Record<Extra, number>>;
  const count = values.number('count') ?? 1;
  const asked = { type, count, extras, isRush: values.has('rush') };
  const { amount, hours, isRush, factor } = priceOfService(asked, prices ?? NO_PRICES);
  const { accepted, done, isTold } = promiseCompletion(now, hours, calendar);
  return {
    level: null,
    says: prices === null ? { code: 'unknown' } : priceSaid(amount),
    why: [
      ...(factor < 1 ? [{ code: 'bulk' as const, of: { tenths: String(factor * 10) } }] : []),
      ...(isRush ? [{ code: 'rushed' as const }] : []),
      ...(isTold ? [] : [{ code: 'untoldDays' as const }]),
    ],
    facts: [
      { name: 'hours', says: String(hours) },
      { name: 'accepted', says: { code: 'acceptedBy', of: { at: toIso(accepted) } } },
      { name: 'done', says: { code: 'doneBy', of: { at: toIso(done) } } },
    ],
    detail: null,
  };
}

const serviceFields = (type: ServiceType): ToolField<ServiceName>[] => [
  { name: 'count', kind: 'number', least: 1, most: MOST_COUNT, places: 0 },
  ...SERVICES[type].extras.map(
    ({ extra, most }): ToolField<ServiceName> =>
      most === 1 ? { name: extra, kind: 'flag' } : { name: extra, kind: 'number', least: 0, most, places: 0 },
  ),
  ...(SERVICES[type].canRush ? [{ name: 'rush', kind: 'flag' } as const] : []),
];

export const serviceTool = (type: ServiceType): DeskTool<ServiceName, ServiceCode, ServiceFact, null> => ({
  head: `type=${type}`,
  fields: serviceFields(type),
  rows: null,
  isTimed: true,
  source: TOOL_SOURCES.service,
  answer: (asked) => serviceAnswer(type, asked),
});
